import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { getCreateTabMutationOptions, getEditTabMutationOptions } from '#generated/hooks/feed/feed.ts';
import type { DashboardTab } from '#generated/zod/dashboardTab.zod.ts';
import { DashboardTabRequest } from '#generated/zod/dashboardTabRequest.zod.ts';
import type { PostType } from '#generated/zod/postType.zod.ts';
import { callWith, type WriteCall } from '#src/shared/api/write/write.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { useRefreshTabs } from '../data/tab-writes.ts';
import { parseCommaList } from '../model/comma-list.ts';
import { TabCommunities } from './TabCommunities.tsx';
import styles from './TabForm.module.css';
import { TabTypes } from './TabTypes.tsx';

// Blogs and tags are comma-separated text here; the server validates each of them.
const schema = z.extend(z.required(z.pick(DashboardTabRequest, { title: true })), {
  blogs: z.string(),
  tags: z.string(),
});

type TabFormProps = {
  /** The tab to edit; undefined for a new one. */
  tab?: DashboardTab;
  /** Called after saving and after cancelling. */
  onDone: () => void;
};

type Request = z.infer<typeof DashboardTabRequest>;

/** Creates or edits a tab. */
export function TabForm({ tab, onDone }: TabFormProps) {
  const { t } = useLingui();
  const refreshTabs = useRefreshTabs();
  const [hidesReblogs, setHidesReblogs] = useState(tab?.hideReblogs ?? false);
  const [communities, setCommunities] = useState<readonly string[]>(tab?.communities ?? []);
  const [types, setTypes] = useState<readonly PostType[]>(tab?.types ?? []);
  const call: WriteCall<Request, unknown> = tab
    ? callWith(getEditTabMutationOptions, (data: Request) => ({ tabId: tab.id, data }))
    : callWith(getCreateTabMutationOptions, (data: Request) => ({ data }));
  const form = useContractForm({
    schema,
    initial: {
      title: tab?.title ?? '',
      blogs: tab?.blogs?.join(', ') ?? '',
      tags: tab?.tags?.join(', ') ?? '',
    },
    normalize: ({ title, ...rest }) => ({ ...rest, title: title.trim() }),
    fieldErrorText: { title: { missing: t`Give the tab a title.` } },
    request: ({ title, blogs, tags }): Request => ({
      title,
      blogs: parseCommaList(blogs),
      tags: parseCommaList(tags).map((tag) => tag.replace(/^#/, '')),
      communities: [...communities],
      hide_reblogs: hidesReblogs,
      types: [...types],
    }),
    call,
    write: {
      onSuccess: async () => {
        await refreshTabs();
        form.reset();
        onDone();
      },
    },
    errorText: { unknown: t`The tab was not saved. Try again.` },
  });
  return (
    <ContractForm form={form} className={styles.form}>
      <FormMessages messages={form.messages} />
      <TextField label={t`Title`} autoFocus {...form.field('title')} />
      <TextField
        label={t`Blogs`}
        hint={t`Separate names with commas.`}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...form.field('blogs')}
      />
      <TextField label={t`Tags`} hint={t`Separate them with commas.`} {...form.field('tags')} />
      <TabCommunities chosen={communities} onChange={setCommunities} />
      <Checkbox
        label={t`Hide reblogs`}
        hint={t`Shows only posts these blogs wrote themselves.`}
        checked={hidesReblogs}
        onChange={({ currentTarget }) => setHidesReblogs(currentTarget.checked)}
      />
      <TabTypes types={types} onChange={setTypes} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={form.busy}>
          {tab ? t`Save` : t`Create tab`}
        </Button>
        <Button onClick={onDone}>{t`Cancel`}</Button>
      </div>
    </ContractForm>
  );
}
