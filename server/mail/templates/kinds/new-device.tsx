import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { fixtureOrigin } from '../fixture-data.ts';
import { useMail } from '../layout/mail-parts-context.ts';
import type { ChangeOrigin } from '../layout/OriginFacts.tsx';
import { SecurityNotice } from '../layout/SecurityNotice.tsx';
import { Strong } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  origin: ChangeOrigin;
  help: string;
}

function Body({ origin, help }: Props) {
  const { t } = useLingui();
  const { account } = useMail();
  return (
    <SecurityNotice title={t`A new device logged in`} origin={origin} help={help}>
      <Trans>
        Somebody logged in as <Strong>{account}</Strong> from a device we had not seen before. If it was you,
        there is nothing to do.
      </Trans>
    </SecurityNotice>
  );
}

export const mail = defineMail<Props>({
  class: 'security',
  off: { path: '/settings/sessions', label: msg`No more e-mails about new devices` },
  fixtures: { usual: { origin: fixtureOrigin, help: 'https://skein.example/passwordreset' } },
  subject: ({ origin: { client, network } }) =>
    network === undefined ? msg`New log-in: ${client}` : msg`New log-in: ${client}, ${network}`,
  preheader: ({ origin }, { clock }) =>
    msg`${clock.moment(origin.at)}. Was it you? Then there is nothing to do.`,
  why: () => msg`You get this because a new device logged in to your account.`,
  Body,
});
