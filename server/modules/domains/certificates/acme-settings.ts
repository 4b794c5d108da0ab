/** Certificate authority that the site orders certificates from. */
export type AcmeSettings = {
  /** Address of the authority's directory (RFC 8555 §7.1.1). */
  directoryUrl: string;
  /** E-mail address that the authority writes to about certificates; none when undefined. */
  email: string | undefined;
  /** True when the site answers TLS itself, so that its own name needs a certificate as well. */
  servesOwnName: boolean;
};
