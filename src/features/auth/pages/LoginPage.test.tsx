import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onPendingAction } from '#src/platform/login-wall/pending-action.ts';
import { clearStoredInput } from '#src/platform/login-wall/stored-input.ts';
import { setSessionExpired } from '#src/shared/api/call/session.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { easyCaptcha, solveCaptcha } from '#tests/support/captcha.ts';
import { descriptionOf, isInvalid, textOf } from '#tests/support/dom.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import LoginPage from './LoginPage.tsx';

afterEach(() => {
  act(() => {
    setSessionExpired(false);
    clearToasts();
  });
  clearStoredInput();
});

const isLogin = ({ path }: ServerRequest): boolean => path === '/v2/oauth2/token';

async function fill({ user }: ReturnType<typeof renderApp>): Promise<void> {
  await user.type(screen.getByLabelText('E-mail'), 'ivy@example.com');
  await user.type(screen.getByLabelText('Password'), 'seven wet herons');
}

function press(app: ReturnType<typeof renderApp>) {
  return app.user.click(screen.getByRole('button', { name: 'Log in' }));
}

const SESSION = { session: 'cookie', tokenType: 'bearer', expiresIn: 60 };

describe('LoginPage', () => {
  it('LoginPage sends email and password, then loads the member', async () => {
    const app = renderApp(<LoginPage />, { answer: () => SESSION });
    await fill(app);
    await press(app);
    await waitFor(() => expect(app.requests.map(({ path }) => path)).toContain('/v2/user/info'));
    expect(app.requests.find(isLogin)?.body).toEqual({
      grant_type: 'password',
      username: 'ivy@example.com',
      password: 'seven wet herons',
    });
    // The viewer is fetched before the test ends: this page's notice would be found in the next test.
    await screen.findByText(/^Your browser keeps no cookies of this site/);
  });

  it('LoginPage says so when the browser keeps no cookies', async () => {
    const app = renderApp(<LoginPage />, { answer: () => SESSION });
    await fill(app);
    await press(app);
    await screen.findByText(/^Your browser keeps no cookies of this site/);
  });

  it('LoginPage shows a wrong password at its field, keeps both values and moves focus there', async () => {
    const app = renderApp(<LoginPage />, {
      answer: () => new ApiFailure(401, 16006, 'The e-mail address or password is not right.'),
    });
    await fill(app);
    await press(app);
    const password = screen.getByLabelText('Password');
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect(isInvalid(password)).toBe(true);
    expect(descriptionOf(password)).toBe('The e-mail address or password is not right.');
    expect(textOf(screen.getByLabelText('E-mail'))).toBe('ivy@example.com');
    expect(textOf(password)).toBe('seven wet herons');
  });

  it('LoginPage sends nothing while a field is empty, and moves focus to it', async () => {
    const app = renderApp(<LoginPage />);
    await app.user.type(screen.getByLabelText('E-mail'), 'ivy@example.com');
    await press(app);
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
    expect(app.requests.filter(isLogin)).toEqual([]);
  });

  it('LoginPage announces a password reset above the button', async () => {
    const app = renderApp(<LoginPage />, {
      answer: () => new ApiFailure(403, 16009, 'Your password was reset.'),
    });
    await fill(app);
    await press(app);
    expect((await screen.findByRole('alert')).textContent).toContain('Your password was reset.');
  });

  it('LoginPage reports too many attempts, and links to a log-in link with the same target', async () => {
    const app = renderApp(<LoginPage />, {
      path: '/login?redirect_to=%2Flikes',
      answer: () => new ApiFailure(429, 4029, 'Too many passwords were tried for this account.'),
    });
    await fill(app);
    await press(app);
    expect((await screen.findByRole('alert')).textContent).toContain('Too many passwords were tried');
    const way = await screen.findByRole('link', { name: 'get a log-in link by e-mail' });
    expect(way.getAttribute('href')).toBe('/login/link?redirect_to=%2Flikes');
    expect(textOf(screen.getByLabelText('Password'))).toBe('seven wet herons');
  });

  it('LoginPage shows why an account was closed, and the support address', async () => {
    const app = renderApp(<LoginPage />, {
      answer: () => new ApiFailure(403, 16013, 'We have suspended your account: Accordions.'),
    });
    await fill(app);
    await press(app);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We have suspended your account: Accordions.',
    );
    const way = await screen.findByRole('link', { name: 'Write to us' });
    expect(way.getAttribute('href')).toBe('/support');
  });

  it('LoginPage solves a requested captcha, announces it, and retries with it [login-flow-02] [login-flow-03]', async () => {
    let finish: (answer: unknown) => void = () => {};
    const app = renderApp(<LoginPage />, {
      answer: ({ path, body }) => {
        if (path === '/v2/captcha/challenge')
          return new Promise((resolve) => {
            finish = resolve;
          });
        const { captcha_token } = body as { captcha_token?: string };
        return captcha_token ? SESSION : new ApiFailure(401, 5042, 'Please solve the captcha first.');
      },
    });
    await fill(app);
    await press(app);
    await screen.findByText(/we check that you are not a robot/);
    expect(screen.queryByText('Please solve the captcha first.')).toBeNull();
    await act(async () => finish(easyCaptcha()));
    await waitFor(() => expect(app.requests.map(({ path }) => path)).toContain('/v2/user/info'));
    expect(app.requests.find(({ path }) => path === '/v2/captcha/challenge')?.body).toEqual({
      action: 'login',
    });
    const [first, second] = app.requests
      .filter(isLogin)
      .map(({ body }) => body as { captcha_token?: string });
    expect(second).toEqual({ ...first, captcha_token: solveCaptcha(easyCaptcha()) });
  });

  it('LoginPage retries once when the captcha is refused [login-flow-03]', async () => {
    const app = renderApp(<LoginPage />, {
      answer: ({ path }) =>
        path === '/v2/captcha/challenge'
          ? easyCaptcha()
          : new ApiFailure(401, 5042, 'Please solve the captcha again.'),
    });
    await fill(app);
    await press(app);
    await screen.findByText('Please solve the captcha again.');
    expect(app.requests.filter(isLogin)).toHaveLength(2);
    expect(screen.queryByText(/we check/)).toBeNull();
  });

  it('LoginPage reports a captcha that cannot be loaded, and keeps the values', async () => {
    const app = renderApp(<LoginPage />, {
      answer: ({ path }) =>
        path === '/v2/captcha/challenge'
          ? new ApiFailure(503, 5003, 'We are down for a moment.')
          : new ApiFailure(401, 5042, 'Please solve the captcha first.'),
    });
    await fill(app);
    await press(app);
    await screen.findByText('We are down for a moment.');
    expect(app.requests.filter(isLogin)).toHaveLength(1);
    expect(textOf(screen.getByLabelText('E-mail'))).not.toBe('');
  });

  it('LoginPage asks for the second factor when the server requires it, and sends the code', async () => {
    const app = renderApp(<LoginPage />, {
      answer: ({ body }) =>
        (body as { tfa_token?: string }).tfa_token ? SESSION : new ApiFailure(401, 16007, 'A code, please.'),
    });
    await fill(app);
    await press(app);
    const code = await screen.findByLabelText('Code from your authenticator app');
    await waitFor(() => expect(document.activeElement).toBe(code));
    // Browsers offer the code of a message or a password manager where they read this.
    expect(code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(textOf(screen.getByLabelText('Password'))).toBe('seven wet herons');
    await app.user.type(code, '123456{Enter}');
    await waitFor(() => expect(app.requests.map(({ path }) => path)).toContain('/v2/user/info'));
    const sent = app.requests.filter(isLogin).at(-1)?.body;
    expect(sent).toMatchObject({ tfa_token: '123456' });
    expect(sent).not.toHaveProperty('remember_device');
  });

  it('LoginPage sends the choice to remember the browser with the code', async () => {
    const app = renderApp(<LoginPage />, {
      answer: ({ body }) =>
        (body as { tfa_token?: string })?.tfa_token ? SESSION : new ApiFailure(401, 16007, 'A code, please.'),
    });
    await fill(app);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press(app);
    await app.user.type(await screen.findByLabelText('Code from your authenticator app'), '123456');
    await app.user.click(await screen.findByRole('checkbox', { name: 'Ask for no code here for 30 days' }));
    await press(app);
    await waitFor(() =>
      expect(app.requests.filter(isLogin).at(-1)?.body).toMatchObject({
        tfa_token: '123456',
        remember_device: true,
      }),
    );
  });

  it('LoginPage sends one request however often the button is pressed', async () => {
    let finish: (answer: unknown) => void = () => {};
    const app = renderApp(<LoginPage />, {
      answer: () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    });
    await fill(app);
    const button = screen.getByRole('button', { name: 'Log in' });
    await app.user.dblClick(button);
    await app.user.type(screen.getByLabelText('Password'), '{Enter}');
    expect(app.requests.filter(isLogin)).toHaveLength(1);
    await act(async () => finish(SESSION));
  });

  it('LoginPage explains what to do without a connection', async () => {
    const app = renderApp(<LoginPage />, { answer: () => Promise.reject(new TypeError('offline')) });
    await fill(app);
    await press(app);
    await screen.findByText('No connection. Check it and try again.');
  });

  it('LoginPage tells members with an expired session that nothing is lost', () => {
    setSessionExpired(true);
    renderApp(<LoginPage />);
    screen.getByRole('heading', { name: 'Log in again' });
    expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
  });

  it('LoginPage follows the blog of its address after the login, and not before', async () => {
    const done = vi.fn();
    onPendingAction(done);
    const app = renderApp(<LoginPage />, {
      path: '/login?follow=mara&redirect_to=%2Fmara',
      answer: ({ path }) => (path === '/v2/blog/mara/info' ? { blog: aBlog('mara') } : SESSION),
    });
    await screen.findByText('You will follow mara.');
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe(
      '/register?follow=mara&redirect_to=%2Fmara',
    );
    await fill(app);
    expect(done).not.toHaveBeenCalled();
    await press(app);
    const followed = [[{ kind: 'follow', blog: { name: 'mara' } }]];
    await waitFor(() => expect(done.mock.calls).toEqual(followed), { timeout: 15_000 });
    onPendingAction(undefined);
  });

  it('LoginPage reports a missing blog and logs in all the same', async () => {
    const app = renderApp(<LoginPage />, {
      path: '/login?follow=nobody&redirect_to=%2Fnobody',
      answer: ({ path }) =>
        path === '/v2/blog/nobody/info' ? new ApiFailure(404, 4004, 'Not found.') : SESSION,
    });
    await screen.findByText('There is no blog called nobody. You can use Skein all the same.');
    await fill(app);
    await press(app);
    await waitFor(() => expect(app.requests.map(({ path }) => path)).toContain('/v2/user/info'));
  });

  it('LoginPage shows nothing of a blog that visitors may not see', async () => {
    renderApp(<LoginPage />, {
      path: '/login?follow=quiet',
      answer: () => new ApiFailure(403, 4013, 'A password opens it.'),
    });
    await screen.findByText('You will follow quiet.');
    expect(document.querySelector('img')).toBeNull();
  });

  it.each(['%2F%2Fevil', 'a%20b', ''])('LoginPage takes %j for no blog', (name) => {
    renderApp(<LoginPage />, { path: `/login?follow=${name}` });
    expect(screen.queryByText(/You will follow/)).toBeNull();
  });

  it('LoginPage passes target and email on to the registration form', async () => {
    const app = renderApp(<LoginPage />, { path: '/login?redirect_to=%2Flikes&source=like' });
    const link = screen.getByRole('link', { name: 'Sign up' });
    expect(link.getAttribute('href')).toBe('/register?source=like&redirect_to=%2Flikes');
    await app.user.type(screen.getByLabelText('E-mail'), 'ivy@example.com');
    await app.user.click(link);
    app.unmount();
    renderApp(<LoginPage />);
    expect(textOf(screen.getByLabelText('E-mail'))).toBe('ivy@example.com');
  });
});
