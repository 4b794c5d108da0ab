import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { fixtureOrigin, fixtureUndo } from '../fixture-data.ts';
import { useMail } from '../layout/mail-parts-context.ts';
import type { ChangeOrigin } from '../layout/OriginFacts.tsx';
import { SecurityNotice, type UndoLink } from '../layout/SecurityNotice.tsx';
import { Strong } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  address: string;
  origin: ChangeOrigin;
  undo?: UndoLink;
}

function Body({ address, origin, undo }: Props) {
  const { t } = useLingui();
  const { account } = useMail();
  return (
    <SecurityNotice title={t`A new address was requested`} origin={origin} what={address} undo={undo}>
      <Trans>
        Somebody who knows your password asked to use this address for the account of{' '}
        <Strong>{account}</Strong>. It replaces the present one once the link that we sent there is used.
      </Trans>
    </SecurityNotice>
  );
}

export const mail = defineMail<Props>({
  class: 'security',
  fixtures: { usual: { address: 'm•••••@example.org', origin: fixtureOrigin, undo: fixtureUndo } },
  subject: () => msg`A new address was requested for your account`,
  preheader: ({ undo }, { clock }) =>
    undo
      ? msg`Not you? You can take it back with one press until ${clock.moment(undo.until)}.`
      : msg`Was it you? Then there is nothing to do.`,
  why: () => msg`You get this because your account was changed.`,
  Body,
});
