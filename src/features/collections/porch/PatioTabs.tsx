import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { TabNav } from '#src/shared/ui/TabNav.tsx';

/** Tabs between the two views of the patio. */
export function PatioTabs({ current }: { current: 'columns' | 'porch' }) {
  const { t } = useLingui();
  return (
    <TabNav
      label={t`Patio`}
      items={[
        { href: paths.patio(), label: t`Columns`, current: current === 'columns' },
        { href: paths.porch(), label: t`Porch`, current: current === 'porch' },
      ]}
    />
  );
}
