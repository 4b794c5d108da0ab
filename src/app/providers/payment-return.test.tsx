import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { PaymentReturnListener } from './PaymentReturnListener.tsx';

afterEach(() => {
  act(clearToasts);
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(path: string) {
  renderApp(
    <>
      <PaymentReturnListener />
      <Address />
    </>,
    { path },
  );
}

it.each([
  ['gift=success', 'Payment successful 🎉 Your gift has been sent.'],
  [
    'self_purchase=success',
    'Payment successful 🎉 Enjoy your Skeinmart item. It may take a few minutes for your item to appear.',
  ],
])(
  'PaymentReturnListener says %s once and clears it [payment-return-01] [payment-return-02] [payment-return-03] [payment-return-04]',
  async (result, words) => {
    open(`/settings/blog/mara/accessories?${result}&source=badge-manager&tab=frames`);
    expect(await screen.findAllByText(words)).toHaveLength(1);
    expect(screen.getByText('/settings/blog/mara/accessories?tab=frames')).toBeTruthy();
  },
);

it('PaymentReturnListener says once that the page of the card could not be opened, and clears it', async () => {
  open('/settings/purchases?card=unreachable');
  expect(await screen.findAllByText(/page of your card could not be opened/)).toHaveLength(1);
  expect(screen.getByText('/settings/purchases')).toBeTruthy();
});

it('PaymentReturnListener leaves other addresses alone', () => {
  open('/search?gift=success');
  expect(screen.getByText('/search?gift=success')).toBeTruthy();
  expect(screen.queryByText(/Payment successful/)).toBeNull();
});
