/** E-mail addresses as the forms of the site accept them: with a dot behind the @. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;
