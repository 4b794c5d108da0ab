/**
 * The nonce by which the page's content security policy lets a library's own style element in; undefined where the page
 * has no policy (development), and while rendering on the server.
 */
export const cspNonce = (): string | undefined =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
