import sharp from 'sharp'
import { readAvatar } from './avatar'

test('two pictures are calculated at a time and twenty wait; who comes then is turned away, and may come later', async () => {
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'navy' } })
    .png()
    .toBuffer()
  const answers = await Promise.all(Array.from({ length: 23 }, () => readAvatar(picture)))
  expect(answers.filter((answer) => 'picture' in answer)).toHaveLength(22)
  expect(answers.at(-1)).toEqual({ refused: 'busy' })
  // A picture that cannot be read gives its place back.
  const broken = picture.subarray(0, 40)
  for (let times = 0; times < 23; times++) expect(await readAvatar(broken)).toEqual({ refused: 'unreadable' })
  expect(await readAvatar(picture)).toHaveProperty('picture')
})
