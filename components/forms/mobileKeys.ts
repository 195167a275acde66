import { type MobileReading, isBlockedMobileInput, isBlockedMobileKey } from '@/model/lead/mobile'
import { withAsciiDigits } from '@/model/plainText'

const isWhollySelected = ({ value, selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  value === '' || (selectionStart === 0 && selectionEnd === value.length)

/**
 * Blocks the keys that a mobile field does not take. A blocked + at the beginning is not lost: the digit after it belongs to
 * a dial code, and without the + a number of another country would look like an Indian one.
 * @param judge reads a text with the country chosen beside the field
 */
export function mobileKeys(judge: (text: string) => MobileReading) {
  let isAfterPlus = false
  const block = (event: Event, text: string, field: HTMLInputElement) => {
    event.preventDefault()
    isAfterPlus = withAsciiDigits(text) === '+' && isWhollySelected(field)
  }
  return {
    onKeyDown(event: KeyboardEvent, field: HTMLInputElement): void {
      const isTyped = !event.ctrlKey && !event.metaKey && !event.altKey
      if (isTyped && isBlockedMobileKey(event.key)) block(event, event.key, field)
    },
    onBeforeInput(event: InputEvent, field: HTMLInputElement): void {
      if (isBlockedMobileInput(event, field, judge)) block(event, event.data ?? '', field)
    },
    /** A pasted number that is one by itself takes the place of what the field holds; undefined for any other text. */
    onPaste(event: ClipboardEvent): string | undefined {
      const text = event.clipboardData?.getData('text') ?? ''
      if (judge(text).kind !== 'number') return undefined
      event.preventDefault()
      return text
    },
    /** The text that has resulted in the field. */
    textOf({ value }: HTMLInputElement): string {
      // A dial code does not begin with 0.
      const text = isAfterPlus && /^[1-9]$/.test(withAsciiDigits(value)) ? `+${value}` : value
      isAfterPlus = false
      return text
    },
  }
}
