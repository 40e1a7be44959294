/**
 * A number from the command line.
 * @throws Error with a sentence for anything but a whole number above zero
 */
export function wholeNumber(option: string, text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 1)
    throw new Error(`--${option} ${text} is no whole number above zero.`)
  return number
}
