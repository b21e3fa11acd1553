const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** Windows for testing pages; a screen of 1280 × 1024 at 400 % zoom is 320 × 256. */
export const viewports = {
  w390: viewport('Phone, 390', 390, 844),
  w768: viewport('Tablet, 768', 768, 1024),
  w1280: viewport('Laptop, 1280', 1280, 900),
  w1440: viewport('Desktop, 1440', 1440, 900),
  zoom400: viewport('1280 at 400 % zoom', 320, 256),
}
