import { isOwnMachine } from './ownMachine'

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['www.clinic.example', false],
  ['localhost.clinic.example', false],
  ['192.168.1.7', false],
])('a build at %s can be told unmasked: %s', (hostname, canBe) => expect(isOwnMachine(hostname)).toBe(canBe))
