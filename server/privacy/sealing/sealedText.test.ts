import { seal, unseal } from './sealedText'

describe('a sealed text', () => {
  it('is read again with the same secret and purpose, and by nobody else', () => {
    const sealed = seal('one secret', 'a purpose', 'कुंजी 1')
    expect(unseal('one secret', 'a purpose', sealed)).toBe('कुंजी 1')
    expect(seal('one secret', 'a purpose', 'कुंजी 1')).not.toBe(sealed)
    expect(unseal('another', 'a purpose', sealed)).toBeUndefined()
    expect(unseal('one secret', 'another', sealed)).toBeUndefined()
    expect(unseal('one secret', 'a purpose', sealed.slice(0, -2))).toBeUndefined()
    expect(unseal('one secret', 'a purpose', 'x')).toBeUndefined()
  })
})
