/** Says what is being done, with the seconds since the beginning. */
export function progress(): (step: string) => void {
  const begin = Date.now()
  return (step) => {
    const seconds = ((Date.now() - begin) / 1000).toFixed(1).padStart(5)
    console.log(`${seconds} s  ${step}`)
  }
}
