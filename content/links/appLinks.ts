import { brand } from '@/content/brand'

/** Where the clinic's app is: its own address, and the stores'. */
export type AppLinks = { readonly app: string; readonly android: string; readonly ios: string }

/** Links that the clinic has configured; one that is unset leaves the shipped one. */
export type ConfiguredAppLinks = Partial<AppLinks>

/** The app's links: a configured one replaces the brand file's. */
export const appLinksFor = (configured: ConfiguredAppLinks = {}): AppLinks => ({
  app: configured.app ?? brand.appLink.value,
  android: configured.android ?? brand.androidAppLink.value,
  ios: configured.ios ?? brand.iosAppLink.value,
})
