import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { descriptionOf, isInvalid, textOf } from '#tests/support/dom.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import TwoFactorPage from './TwoFactorPage.tsx';

afterEach(() => {
  act(clearToasts);
});

const SECRET = 'JBSWY3DPEHPK3PXP';
const SETUP = {
  secret: SECRET,
  otpauthUrl: `otpauth://totp/Skein:ivy?secret=${SECRET}&issuer=Skein`,
  qrCode: 'data:image/svg+xml;base64,PHN2Zy8+',
  expiresTs: 1_780_000_600,
};
const codesOf = (letter: string) => Array.from({ length: 10 }, (_, n) => `${letter.repeat(4)}-000${n}`);
const STATE_PATH = '/v2/account/two_factor';

/** Renders the page with the second factor on or off; `refusals` answer a path once, in order. */
function open(isOn: boolean, refusals: Record<string, ApiFailure[]> = {}, left = 3) {
  let enabled = isOn;
  const answer = ({ method, path }: ServerRequest): unknown => {
    const refusal = refusals[`${method} ${path}`]?.shift();
    if (refusal?.code === 4033) enabled = true;
    if (refusal) return refusal;
    if (method === 'GET')
      return enabled
        ? { enabled, method: 'totp', enabledTs: 1_780_000_000, backupCodesLeft: left, rememberedBrowsers: 2 }
        : { enabled, backupCodesLeft: 0, rememberedBrowsers: 0 };
    if (path === STATE_PATH) return SETUP;
    if (path.endsWith('/confirm')) enabled = true;
    if (path.endsWith('/disable')) {
      enabled = false;
      return undefined;
    }
    return { backupCodes: codesOf(path.endsWith('/confirm') ? 'a' : 'b'), createdTs: 1_780_000_000 };
  };
  return renderApp(<TwoFactorPage />, { blogs: [aBlog('ivy')], answer });
}

type App = ReturnType<typeof open>;
const press = ({ user }: App, name: string) => user.click(screen.getByRole('button', { name }));
const fill = ({ user }: App, label: string, text: string) => user.type(screen.getByLabelText(label), text);

/** Returns the writes as pairs of path and body. */
function writes({ requests }: App): [string, unknown][] {
  return requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
}

const PASSWORD = 'Your password';
const CODE = 'Code from your authenticator app';

async function begin(app: App): Promise<void> {
  await screen.findByRole('heading', { name: 'Two-factor authentication is off' });
  await fill(app, PASSWORD, 'seven wet herons');
  await press(app, 'Set it up');
  await screen.findByRole('img', { name: 'QR code for your authenticator app' });
}

async function prove(app: App, action: string): Promise<void> {
  await fill(app, PASSWORD, 'seven wet herons');
  await fill(app, CODE, '118274');
  await press(app, action);
}

describe('setting up the second factor', () => {
  it('TwoFactorPage asks for the password, shows the secret, takes a code and shows the backup codes once', async () => {
    const app = open(false);
    await begin(app);
    expect(document.activeElement?.textContent).toBe('Scan this with your authenticator app');
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open your authenticator' }).getAttribute('href')).toBe(
      SETUP.otpauthUrl,
    );
    await fill(app, CODE, '492 039');
    await press(app, 'Turn on');
    const list = await screen.findByRole('list', { name: 'Backup codes' });
    expect(document.activeElement?.textContent).toBe('Save your backup codes');
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codesOf('a'));
    expect(writes(app)).toEqual([
      [STATE_PATH, { password_current: 'seven wet herons' }],
      [`${STATE_PATH}/confirm`, { tfa_token: '492039' }],
    ]);
    await press(app, 'I have saved them');
    expect(document.activeElement?.textContent).toBe('Two-factor authentication is on');
    expect(screen.queryByText('aaaa-0000')).toBeNull();
    expect(screen.getByText('3 backup codes are left.')).toBeTruthy();
    expect(screen.getByText(/logging in asks for a code/)).toBeTruthy();
  });

  it('TwoFactorPage shows a wrong password at its field and keeps it', async () => {
    const app = open(false, {
      [`POST ${STATE_PATH}`]: [
        new ApiFailure(401, 16006, 'This is not your password.', { field: 'password_current' }),
      ],
    });
    await screen.findByRole('heading', { name: 'Two-factor authentication is off' });
    await fill(app, PASSWORD, 'six dry herons');
    await press(app, 'Set it up');
    const field = screen.getByLabelText(PASSWORD);
    await waitFor(() => expect(isInvalid(field)).toBe(true));
    expect(descriptionOf(field)).toBe('This is not your password.');
    expect(textOf(field)).toBe('six dry herons');
  });

  it('TwoFactorPage sends nothing without a password or with too short a code', async () => {
    const app = open(false);
    await screen.findByRole('heading', { name: 'Two-factor authentication is off' });
    await press(app, 'Set it up');
    expect(descriptionOf(screen.getByLabelText(PASSWORD))).toContain('Enter your password.');
    expect(writes(app)).toEqual([]);
    await begin(app);
    await fill(app, CODE, '49203');
    await press(app, 'Turn on');
    await waitFor(() =>
      expect(descriptionOf(screen.getByLabelText(CODE))).toContain('A code has six digits.'),
    );
    expect(writes(app)).toHaveLength(1);
  });

  it('TwoFactorPage shows a wrong code at its field and keeps the secret visible', async () => {
    const app = open(false, {
      [`POST ${STATE_PATH}/confirm`]: [
        new ApiFailure(401, 16007, 'That code is not right or has expired.', { field: 'tfa_token' }),
      ],
    });
    await begin(app);
    await fill(app, CODE, '000000');
    await press(app, 'Turn on');
    const field = screen.getByLabelText(CODE);
    await waitFor(() => expect(isInvalid(field)).toBe(true));
    expect(descriptionOf(field)).toContain('That code is not right or has expired.');
    expect(textOf(field)).toBe('000000');
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  });

  it('TwoFactorPage reports an expired secret and offers to start again', async () => {
    const app = open(false, {
      [`POST ${STATE_PATH}/confirm`]: [new ApiFailure(400, 16010, 'Setting it up took too long.')],
    });
    await begin(app);
    await fill(app, CODE, '492039');
    await press(app, 'Turn on');
    expect(await screen.findByText('Setting it up took too long.')).toBeTruthy();
    await press(app, 'Start again');
    expect(document.activeElement?.textContent).toBe('Two-factor authentication is off');
    expect(screen.queryByText('JBSW Y3DP EHPK 3PXP')).toBeNull();
  });

  it('TwoFactorPage shows the second factor as on when another window set it up', async () => {
    const app = open(false, { [`POST ${STATE_PATH}`]: [new ApiFailure(409, 4033, 'Done before.')] });
    await screen.findByRole('heading', { name: 'Two-factor authentication is off' });
    await fill(app, PASSWORD, 'seven wet herons');
    await press(app, 'Set it up');
    expect(await screen.findByRole('heading', { name: 'Two-factor authentication is on' })).toBeTruthy();
  });
});

describe('second factor that is on', () => {
  it('TwoFactorPage creates new backup codes with password and code', async () => {
    const app = open(true);
    await screen.findByRole('heading', { name: 'Two-factor authentication is on' });
    await press(app, 'New backup codes');
    expect(document.activeElement).toBe(screen.getByLabelText(PASSWORD));
    await prove(app, 'Create new backup codes');
    expect(await screen.findByText('bbbb-0009')).toBeTruthy();
    expect(writes(app)).toEqual([
      ['/v2/account/backup_codes', { password_current: 'seven wet herons', tfa_token: '118274' }],
    ]);
    await press(app, 'Copy codes');
    expect(await navigator.clipboard.readText()).toBe(`${codesOf('b').join('\n')}\n`);
    const file = screen.getByRole('link', { name: 'Download codes' });
    expect(file.getAttribute('download')).toBe('skein-backup-codes.txt');
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toBe(
      `data:text/plain;charset=utf-8,${codesOf('b').join('\n')}\n`,
    );
  });

  it('TwoFactorPage switches off with password and code, and shows each refusal at its field', async () => {
    const app = open(true, {
      [`POST ${STATE_PATH}/disable`]: [
        new ApiFailure(401, 16006, 'This is not your password.', { field: 'password_current' }),
        new ApiFailure(401, 16007, 'That code is not right or has expired.', { field: 'tfa_token' }),
      ],
    });
    await screen.findByRole('heading', { name: 'Two-factor authentication is on' });
    await press(app, 'Turn off');
    await prove(app, 'Turn off now');
    await waitFor(() => expect(isInvalid(screen.getByLabelText(PASSWORD))).toBe(true));
    expect(isInvalid(screen.getByLabelText(CODE))).toBe(false);
    await press(app, 'Turn off now');
    await waitFor(() => expect(isInvalid(screen.getByLabelText(CODE))).toBe(true));
    expect(isInvalid(screen.getByLabelText(PASSWORD))).toBe(false);
    expect(screen.getByRole('heading', { name: 'Two-factor authentication is on' })).toBeTruthy();
    await press(app, 'Turn off now');
    await screen.findByRole('heading', { name: 'Two-factor authentication is off' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Two-factor authentication is off'));
  });

  it('TwoFactorPage closes the form on Cancel without a request', async () => {
    const app = open(true);
    await screen.findByRole('heading', { name: 'Two-factor authentication is on' });
    await press(app, 'Turn off');
    await press(app, 'Cancel');
    expect(screen.queryByLabelText(PASSWORD)).toBeNull();
    expect(writes(app)).toEqual([]);
  });

  it.each([
    [0, 'No backup codes are left. Make new ones, or you cannot log in if you lose your phone.'],
    [1, '1 backup code is left.'],
    [10, '10 backup codes are left.'],
  ])('TwoFactorPage shows that %i backup codes are left', async (left, words) => {
    open(true, {}, left);
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

it('TwoFactorPage reports a failed load and tries again', async () => {
  const app = open(false, { [`GET ${STATE_PATH}`]: [new ApiFailure(400, 5016, 'Not now.')] });
  expect(await screen.findByText('Not now.')).toBeTruthy();
  await press(app, 'Try again');
  expect(await screen.findByRole('heading', { name: 'Two-factor authentication is off' })).toBeTruthy();
});
