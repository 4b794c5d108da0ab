import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { fixtureOrigin, fixtureUndo } from '../fixture-data.ts';
import { useMail } from '../layout/mail-parts-context.ts';
import type { ChangeOrigin } from '../layout/OriginFacts.tsx';
import { SecurityNotice, type UndoLink } from '../layout/SecurityNotice.tsx';
import { Strong } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  provider: string;
  origin: ChangeOrigin;
  undo?: UndoLink;
}

function Body({ provider, origin, undo }: Props) {
  const { t } = useLingui();
  const { account } = useMail();
  return (
    <SecurityNotice title={t`A way to sign in was added`} origin={origin} what={provider} undo={undo}>
      <Trans>
        From now on whoever signs in there opens the account of <Strong>{account}</Strong>.
      </Trans>
    </SecurityNotice>
  );
}

export const mail = defineMail<Props>({
  class: 'security',
  fixtures: { usual: { provider: 'Example ID', origin: fixtureOrigin, undo: fixtureUndo } },
  subject: ({ provider }) => msg`Sign-in with ${provider} was added to your account`,
  preheader: ({ undo }, { clock }) =>
    undo
      ? msg`Not you? You can take it back with one press until ${clock.moment(undo.until)}.`
      : msg`Was it you? Then there is nothing to do.`,
  why: () => msg`You get this because your account was changed.`,
  Body,
});
