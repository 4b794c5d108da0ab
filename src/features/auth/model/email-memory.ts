/**
 * The email address somebody has typed into one of the sign-in forms, so that the next one begins with it. Only for as
 * long as the page lives: nothing about a visitor is stored.
 */
let typed = '';

export function rememberEmail(email: string): void {
  typed = email.trim();
}

export const recallEmail = (): string => typed;
