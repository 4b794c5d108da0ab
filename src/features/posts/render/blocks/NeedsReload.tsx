import { useLingui } from '@lingui/react/macro';
import { Notice } from './Notice.tsx';

/** In the place of what this version of the site does not have: a kind of block, or code that could not be fetched. */
export function NeedsReload() {
  const { t } = useLingui();
  return (
    <Notice icon="info">{t`This part of the post needs a newer version of Skein. Reload to get it.`}</Notice>
  );
}
