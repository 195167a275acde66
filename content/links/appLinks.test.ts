import { appLinksFor } from './appLinks'
import { brand } from '@/content/brand'

test('the app’s links are the brand file’s until the clinic configures its own, one by one', () => {
  expect(appLinksFor()).toEqual({
    app: brand.appLink.value,
    android: brand.androidAppLink.value,
    ios: brand.iosAppLink.value,
  })
  expect(appLinksFor({ ios: 'https://apps.clinic.example/1', app: undefined })).toEqual({
    app: brand.appLink.value,
    android: brand.androidAppLink.value,
    ios: 'https://apps.clinic.example/1',
  })
})
