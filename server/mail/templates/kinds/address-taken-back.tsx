import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Card } from '../layout/Card.tsx';
import { Paragraph, Title } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

type Props = Record<never, never>;

function Body() {
  const { t } = useLingui();
  return (
    <Card>
      <Title>{t`This address belongs to no account any more`}</Title>
      <Paragraph>
        {t`An account on Skein used this address for a while. The owner of its former address has taken that change back.`}
      </Paragraph>
      <Paragraph above={20}>
        {t`There is nothing to do. You can register with this address, or use it for another account.`}
      </Paragraph>
    </Card>
  );
}

export const mail = defineMail<Props>({
  class: 'security',
  fixtures: { usual: {} },
  subject: () => msg`An account on Skein no longer uses this address`,
  preheader: () => msg`The owner of its former address took the change back. There is nothing to do.`,
  why: () => msg`You get this because an account used this address until now.`,
  Body,
});
