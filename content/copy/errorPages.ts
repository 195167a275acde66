import type { Language } from '@/model/page/language'

/** The pages in place of one that does not exist or could not be shown. */
const en = {
  head: {
    title: 'Page not found',
    description: 'There is no page at this address.',
  },
  notFound: {
    title: 'We could not find this page',
    body: 'The address may be mistyped, or the page may have moved.',
    treatments: 'Pages that others look for',
    home: 'Go to the home page',
  },
  gone: {
    title: 'This page has gone',
    body: 'What it was about is no longer offered here. Search for something like it, or ask us.',
  },
  problem: {
    title: 'Something went wrong',
    body: 'The page could not be shown. Please try again, or call us.',
  },
}

export const errorPageCopy: Readonly<Record<Language, typeof en>> = {
  en,
  hi: {
    head: {
      title: 'पेज नहीं मिला',
      description: 'इस पते पर कोई पेज नहीं है।',
    },
    notFound: {
      title: 'यह पेज नहीं मिला',
      body: 'हो सकता है पता गलत लिखा गया हो या पेज कहीं और चला गया हो।',
      treatments: 'पेज जिन्हें लोग खोजते हैं',
      home: 'मुख्य पेज पर जाएँ',
    },
    gone: {
      title: 'यह पेज अब नहीं है',
      body: 'जिसके बारे में यह पेज था, वह अब यहाँ नहीं मिलता। मिलती-जुलती चीज़ खोजें या हमसे पूछें।',
    },
    problem: {
      title: 'कुछ गड़बड़ हुई',
      body: 'पेज नहीं दिखाया जा सका। कृपया फिर कोशिश करें या हमें कॉल करें।',
    },
  },
}
