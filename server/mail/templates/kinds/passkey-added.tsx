import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { fixtureOrigin, fixtureUndo } from '../fixture-data.ts';
import { useMail } from '../layout/mail-parts-context.ts';
import type { ChangeOrigin } from '../layout/OriginFacts.tsx';
import { SecurityNotice, type UndoLink } from '../layout/SecurityNotice.tsx';
import { Strong } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  passkey: string;
  origin: ChangeOrigin;
  undo?: UndoLink;
}

function Body({ passkey, origin, undo }: Props) {
  const { t } = useLingui();
  const { account } = useMail();
  return (
    <SecurityNotice title={t`A passkey was added`} origin={origin} what={passkey} undo={undo}>
      <Trans>
        From now on this passkey opens the account of <Strong>{account}</Strong>, without a password or a
        code.
      </Trans>
    </SecurityNotice>
  );
}

export const mail = defineMail<Props>({
  class: 'security',
  fixtures: { usual: { passkey: 'Phone', origin: fixtureOrigin, undo: fixtureUndo } },
  subject: ({ passkey }) => msg`A passkey was added to your account: ${passkey}`,
  preheader: ({ undo }, { clock }) =>
    undo
      ? msg`Not you? You can take it back with one press until ${clock.moment(undo.until)}.`
      : msg`Was it you? Then there is nothing to do.`,
  why: () => msg`You get this because your account was changed.`,
  Body,
});
