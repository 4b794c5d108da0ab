import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { clearStoredInput, rememberEmail } from '#src/platform/login-wall/stored-input.ts';
import { descriptionOf, isInvalid, textOf } from '#tests/support/dom.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import RegisterPage from './RegisterPage.tsx';

afterEach(() => clearStoredInput());

const isRegistration = ({ path }: ServerRequest): boolean => path === '/v2/register';

/** Debounce of the checks of names and passwords, in milliseconds. */
const CHECK_DEBOUNCE_MS = 350;

const DONE = {
  session: { session: 'cookie', tokenType: 'bearer', expiresIn: 60 },
  blog: aBlog('ivy'),
};

/** Stubs a server that accepts everything except what `refuse` names. */
function server(refuse: Partial<Record<string, Answer>> = {}): Answer {
  return (asked) => {
    const answer = refuse[asked.path];
    if (answer) return answer(asked);
    if (asked.path === '/v2/user/name_suggest') return { names: ['north-walnut', 'kindly-needle'] };
    if (asked.path === '/v2/user/validate') return { valid: true };
    if (asked.path === '/v2/password/strength') return { score: 4, acceptable: true };
    return DONE;
  };
}

const open = (answer: Answer = server(), path = '/register') => renderApp(<RegisterPage />, { answer, path });

async function fill({ user }: ReturnType<typeof renderApp>, year = '1999'): Promise<void> {
  await user.type(screen.getByLabelText('E-mail'), 'ivy@example.com');
  await user.type(screen.getByLabelText('Password'), 'seven wet herons');
  await user.type(screen.getByLabelText('Day'), '3');
  await user.type(screen.getByLabelText('Month'), '2');
  await user.type(screen.getByLabelText('Year'), year);
  await user.type(screen.getByLabelText('Blog name'), 'ivy-at-night');
}

function press({ user }: ReturnType<typeof renderApp>) {
  return user.click(screen.getByRole('button', { name: 'Sign up' }));
}

describe('RegisterPage', () => {
  it('RegisterPage sends the values and where the visitor came from', async () => {
    const app = open(server(), '/register?source=like&redirect_to=%2Flikes');
    await fill(app);
    await press(app);
    await waitFor(() => expect(app.requests.map(({ path }) => path)).toContain('/v2/user/info'));
    expect(app.requests.find(isRegistration)?.body).toMatchObject({
      email: 'ivy@example.com',
      password: 'seven wet herons',
      birth_date: '1999-02-03',
      tumblelog: 'ivy-at-night',
      source: 'like',
      redirect_to: '/likes',
    });
  });

  it('RegisterPage reports every empty field, moves focus to the first, and sends nothing', async () => {
    const app = open();
    await press(app);
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
    expect(descriptionOf(screen.getByLabelText('E-mail'))).toBe('Enter your e-mail address.');
    screen.getByText('Enter your full birth date.');
    screen.getByText('Your blog needs a name.');
    expect(app.requests.filter(isRegistration)).toEqual([]);
  });

  it('RegisterPage sends no check of a field while the registration is under way', async () => {
    let finish: (answer: unknown) => void = () => undefined;
    const registration = new Promise((resolve) => {
      finish = resolve;
    });
    const app = open(server({ '/v2/register': () => registration }));
    await fill(app);
    await press(app);
    const sentCount = app.requests.length;
    expect(app.requests.some(isRegistration)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 2 * CHECK_DEBOUNCE_MS));
    expect(app.requests.slice(sentCount)).toEqual([]);
    finish(DONE);
    await waitFor(() => expect(app.requests.map(({ path }) => path)).toContain('/v2/user/info'));
  });

  it('RegisterPage refuses a birthday in the future', async () => {
    const app = open();
    await fill(app, '2999');
    await press(app);
    screen.getByText('This is not a valid birth date. Check it.');
    expect(app.requests.filter(isRegistration)).toEqual([]);
  });

  it('RegisterPage closes the form when the server refuses the age [registration-errors-05]', async () => {
    const young = () => new ApiFailure(403, 7, 'Members are at least 13 years old.');
    const app = open(server({ '/v2/register': young }));
    await fill(app, '2020');
    await press(app);
    await screen.findByText('Members are at least 13 years old.');
    expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull();
  });

  it("RegisterPage keeps the values and shows the server's message at its field [registration-errors-01] [registration-errors-06]", async () => {
    const taken = () =>
      new ApiFailure(400, 2, 'This email address already has an account.', { field: 'email' });
    const app = open(server({ '/v2/register': taken }));
    await fill(app);
    await press(app);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')));
    expect(descriptionOf(screen.getByLabelText('E-mail'))).toMatch(/already has an account/);
    expect(textOf(screen.getByLabelText('Password'))).toBe('seven wet herons');
    expect(textOf(screen.getByLabelText('Year'))).toBe('1999');
    expect(textOf(screen.getByLabelText('Blog name'))).toBe('ivy-at-night');
    await app.user.type(screen.getByLabelText('E-mail'), 'x');
    expect(isInvalid(screen.getByLabelText('E-mail'))).toBe(false);
  });

  it.each([
    [3, undefined],
    [4, 3],
  ])(
    'RegisterPage reports a taken name while typing (%i, inner code %j) and suggests others [registration-errors-02] [registration-errors-03]',
    async (code, innerCode) => {
      const more = { field: 'tumblelog', innerCode, suggestedNames: ['marlow-daily'] };
      const taken = () => new ApiFailure(400, code, 'That name is taken.', more);
      const app = open(server({ '/v2/user/validate': taken }));
      await app.user.type(screen.getByLabelText('Blog name'), 'marlow');
      await screen.findByText('That name is taken.');
      await app.user.click(screen.getByRole('button', { name: 'marlow-daily' }));
      expect(textOf(screen.getByLabelText('Blog name'))).toBe('marlow-daily');
      expect(app.requests.filter(({ path }) => path === '/v2/user/validate')[0]?.body).toEqual({
        tumblelog: 'marlow',
      });
    },
  );

  it('RegisterPage reports an invalid name while typing, without suggestions', async () => {
    const none = () => new ApiFailure(400, 4, 'That is no name.', { field: 'tumblelog' });
    const app = open(server({ '/v2/user/validate': none }));
    await app.user.type(screen.getByLabelText('Blog name'), 'marlow');
    await screen.findByText('That is no name.');
    expect(descriptionOf(screen.getByLabelText('Blog name'))).toContain('That is no name.');
    expect(isInvalid(screen.getByLabelText('Blog name'))).toBe(true);
  });

  it('RegisterPage reports a free name while typing', async () => {
    const app = open();
    await app.user.type(screen.getByLabelText('Blog name'), 'ivy');
    await screen.findByText('This name is available');
  });

  it('RegisterPage suggests free names', async () => {
    const app = open();
    await app.user.click(await screen.findByRole('button', { name: 'north-walnut' }));
    expect(textOf(screen.getByLabelText('Blog name'))).toBe('north-walnut');
  });

  it("RegisterPage shows the strength of the password in the server's words [validation-12]", async () => {
    const weak = () => ({
      score: 1,
      acceptable: false,
      rejectReason: 'too_short',
      hint: 'Use at least 8 characters.',
    });
    const app = open(server({ '/v2/password/strength': weak }));
    await app.user.type(screen.getByLabelText('Password'), 'hallo');
    await screen.findByText('Easy to guess. Use at least 8 characters.');
    const asked = app.requests.filter(({ path }) => path === '/v2/password/strength');
    expect(asked.length).toBeLessThan(5);
  });

  it('RegisterPage marks a password that the server found too weak until it changes', async () => {
    const strength: Answer = ({ body }) =>
      (body as { password: string }).password === 'hallo'
        ? { score: 1, acceptable: false, rejectReason: 'too_short', hint: 'Use at least 8 characters.' }
        : { score: 4, acceptable: true };
    const app = open(server({ '/v2/password/strength': strength }));
    const password = screen.getByLabelText('Password');
    await app.user.type(password, 'hallo');
    await screen.findByText('Easy to guess. Use at least 8 characters.');
    await press(app);
    await waitFor(() => expect(isInvalid(password)).toBe(true));
    expect(descriptionOf(password)).toBe('Use at least 8 characters.');
    expect(isInvalid(screen.getByLabelText('E-mail'))).toBe(true);
    await app.user.clear(password);
    expect(isInvalid(password)).toBe(false);
    await fill(app);
    await press(app);
    await waitFor(() => expect(app.requests.filter(isRegistration)).toHaveLength(1));
  });

  it('RegisterPage starts with the email of its address, and links to the login', () => {
    rememberEmail('ivy@example.com');
    open(server(), '/register?redirect_to=%2Flikes');
    expect(textOf(screen.getByLabelText('E-mail'))).toBe('ivy@example.com');
    const other = screen.getByText(/Already a member/);
    expect(within(other).getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/login?redirect_to=%2Flikes',
    );
  });
});
