/** Returns an address that its owner recognises and others cannot use: "m•••••@example.org". */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}•••••${address.slice(at)}`;
}
