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
    <SecurityNotice title={t`Your address was changed`} origin={origin} what={address} undo={undo}>
      <Trans>
        The account of <Strong>{account}</Strong> now uses the address below. E-mails go there from now on;
        this is the last one to this address.
      </Trans>
    </SecurityNotice>
  );
}

export const mail = defineMail<Props>({
  class: 'security',
  fixtures: { usual: { address: 'm•••••@example.org', origin: fixtureOrigin, undo: fixtureUndo } },
  subject: () => msg`Your address on Skein was changed`,
  preheader: ({ undo }, { clock }) =>
    undo
      ? msg`Not you? You can take it back with one press until ${clock.moment(undo.until)}.`
      : msg`Was it you? Then there is nothing to do.`,
  why: () => msg`You get this because this was the address of your account until now.`,
  Body,
});
