/** What calls a catalogue, its people or its prices inventions: nothing of it may be read beside a clinic's own rows. */
const DEMO_WORDS =
  /\b(fictional|demonstration|illustrative|illustrations that|invented|inventions?|stand-ins?|are placeholders|ships? with (the|this) (site|demonstration))\b|काल्पनिक|मनगढ़ंत|(केवल|लिए|आँकड़े|रकमें) उदाहरण|उदाहरण (हैं|के रूप)|(इस|एक) नमून|नमूने (का पाठ|की कीमत|के (लिए|दाम|लेख|अस्पताल|डॉक्टर))|केवल नमूने|पाठ नमूने/gi

/** The words of a text that speak of the demonstration, each once. */
export const demoWordsIn = (text: string): readonly string[] => [...new Set(text.match(DEMO_WORDS) ?? [])]
