import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearStoredInput } from '#src/platform/login-wall/stored-input.ts';
import { textOf } from '#tests/support/dom.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import LoginPage from './LoginPage.tsx';
import RegisterPage from './RegisterPage.tsx';

afterEach(clearStoredInput);

const SESSION = { session: 'cookie', tokenType: 'bearer', expiresIn: 60 };
const answer: Answer = ({ path }) => {
  if (path === '/v2/oauth2/token') return SESSION;
  if (path === '/v2/register_account/validate') return { valid: true };
  return new ApiFailure(404, 4004, 'Nothing here.');
};
const field = (name: string): HTMLElement => screen.getByLabelText(name);

it('sign-in input is kept for the other form as well, except passwords', async () => {
  const first = renderApp(<RegisterPage />, { answer });
  const words = {
    'E-mail': 'ivy@example.com',
    Day: '3',
    Month: '2',
    Year: '1999',
    'Blog name': 'ivy-at-night',
    Password: 'seven wet herons',
  };
  for (const [name, text] of Object.entries(words)) await first.user.type(field(name), text);
  first.unmount();
  const kept = Object.keys(sessionStorage).map((key) => sessionStorage.getItem(key));
  expect(kept.join()).not.toContain('heron');

  const second = renderApp(<RegisterPage />, { answer });
  for (const [name, text] of Object.entries(words))
    expect(textOf(field(name)), name).toBe(name === 'Password' ? '' : text);
  // The form has the restored values: only the password is missing.
  await second.user.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
  second.unmount();

  renderApp(<LoginPage />, { answer });
  expect(textOf(field('E-mail'))).toBe('ivy@example.com');
});

it('sign-in input is kept over a reload', () => {
  sessionStorage.setItem('skein.sign-in', '{"email":"ivy@example.com","tumblelog":"ivy"}');
  renderApp(<RegisterPage />, { answer });
  expect([textOf(field('E-mail')), textOf(field('Blog name'))]).toEqual(['ivy@example.com', 'ivy']);
});

it('sign-in input is removed after the login', async () => {
  const app = renderApp(<LoginPage />, { answer });
  await app.user.type(field('E-mail'), 'ivy@example.com');
  await app.user.type(field('Password'), 'seven wet herons');
  expect(sessionStorage.getItem('skein.sign-in')).toBe('{"email":"ivy@example.com"}');
  await app.user.click(screen.getByRole('button', { name: 'Log in' }));
  await expect.poll(() => sessionStorage.getItem('skein.sign-in')).toBeNull();
});
