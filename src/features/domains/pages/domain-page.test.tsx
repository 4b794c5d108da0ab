import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import type { Domain } from '#generated/zod/domain.zod.ts';
import { type Answer, renderApp } from '#tests/support/render-app.tsx';
import { euros, nowTs } from '#tests/support/ui-payments.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import DomainPage from './DomainPage.tsx';

const DAY_SECONDS = 86_400;
const own = aBlog('mara', { admin: true });

function aDomain(more: Partial<Domain> = {}): Domain {
  return {
    domainName: 'mara.garden',
    unicodeName: 'mara.garden',
    kind: 'registered',
    status: 'active',
    blogName: 'mara',
    autoRenew: true,
    locked: true,
    privacy: true,
    redirectsOldAddress: false,
    registeredTs: nowTs() - 65 * DAY_SECONDS,
    expiresTs: nowTs() + 300 * DAY_SECONDS,
    graceEndsTs: nowTs() + 330 * DAY_SECONDS,
    redemptionEndsTs: nowTs() + 360 * DAY_SECONDS,
    nameServers: ['ns1.skein.example'],
    renewalPrice: { ...euros(2400), taxRateBps: 2300, country: 'PT' },
    ...more,
  };
}

function connected(silent?: 'domain' | 'resolver'): Domain {
  const { expiresTs: _end, renewalPrice: _price, ...rest } = aDomain();
  return {
    ...rest,
    domainName: 'quay.example',
    unicodeName: 'quay.example',
    kind: 'connected',
    status: 'connecting',
    check: {
      isVerified: false,
      checkedTs: nowTs(),
      ...(silent ? { silent } : {}),
      records: [
        { type: 'TXT', host: '_skein.quay.example', wanted: 'skein-verify=1', found: [], state: 'unknown' },
      ],
    },
  };
}

function open(domain: Domain, answer: Answer = () => undefined) {
  return renderApp(
    <Routes>
      <Route path="/settings/domains/:domainName" element={<DomainPage />} />
    </Routes>,
    {
      path: `/settings/domains/${domain.domainName}`,
      blogs: [own],
      answer: (request) =>
        answer(request) ??
        (request.path.endsWith('/dns') ? { records: [] } : undefined) ??
        (request.path === `/v2/user/domains/${domain.domainName}` ? { domain } : undefined),
    },
  );
}

it('DomainPage says why www of a domain has no certificate, and says nothing of one that is in order', async () => {
  const certificate = { status: 'active' as const, expiresTs: nowTs() + 60 * DAY_SECONDS };
  const first = open(
    aDomain({ certificate, wwwCertificate: { status: 'failed', failureReason: 'forbidden' } }),
  );
  expect(await screen.findByText(/A CAA record of www\.mara\.garden forbids it/)).toBeTruthy();
  first.unmount();
  open(aDomain({ certificate, wwwCertificate: certificate }));
  expect(await screen.findByText(/^Certificate: valid until/)).toBeTruthy();
  expect(screen.queryByText(/Certificate of www/)).toBeNull();
});

it('DomainPage says whose name servers did not answer, and shows that a look is under way', async () => {
  const first = open(connected('resolver'));
  expect(await screen.findByText(/Our own name servers did not answer/)).toBeTruthy();
  first.unmount();
  const { user } = open(connected('domain'), ({ path }) =>
    path.endsWith('/check') ? new Promise(() => undefined) : undefined,
  );
  expect(await screen.findByText(/The name servers of quay\.example did not answer/)).toBeTruthy();
  expect(screen.getByText('No answer about it.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Look now' }));
  expect(screen.getByText('We are asking the name servers of quay.example…')).toBeTruthy();
  expect(screen.queryByText(/did not answer/)).toBeNull();
});

it('DomainPage shows the transfer code once, after the password, and hides it again', async () => {
  const { user } = open(aDomain({ locked: false }), ({ path, method }) => {
    if (path === '/v2/account/proofs') return { password: true, secondFactor: false, passkey: false };
    return method === 'POST' && path.endsWith('/transfer_code') ? { authCode: 'Qp4-zT8v' } : undefined;
  });
  await user.click(await screen.findByRole('button', { name: 'Get the transfer code' }));
  await user.type(await screen.findByLabelText('Your password'), 'seven-looms');
  await user.click(screen.getByRole('button', { name: 'Show the code' }));
  expect(await screen.findByText('Qp4-zT8v')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'I have it' }));
  expect(screen.queryByText('Qp4-zT8v')).toBeNull();
});

it('DomainPage gives no transfer code while the domain is locked', async () => {
  open(aDomain());
  const button = await screen.findByRole('button', { name: 'Get the transfer code' });
  expect(button.hasAttribute('disabled') || button.getAttribute('aria-disabled') === 'true').toBe(true);
  expect(screen.getByText('Turn the transfer lock off first.')).toBeTruthy();
});
