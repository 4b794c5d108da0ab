import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import {
  getCreateBlogMutationOptions,
  getEditBlogThemeMutationOptions,
} from '#generated/hooks/blogs/blogs.ts';
import type { CreateBlog201 } from '#generated/zod/createBlog201.zod.ts';
import { CreateBlogRequest } from '#generated/zod/createBlogRequest.zod.ts';
import { frameThemeOf } from '#src/domain/blog/theme-palette.ts';
import { NewBlogCard } from '#src/entities/blog/NewBlogCard.tsx';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import styles from '#src/entities/settings/SettingsForm.module.css';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { trimBlogName } from '#src/paths/blog-name.ts';
import { paths } from '#src/paths/paths.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { switchViewer, useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { BlogNameField } from '#src/shared/forms/BlogNameField.tsx';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { KnotField, KnotFields } from '#src/shared/forms/KnotFields.tsx';
import { useNameCheck } from '#src/shared/forms/use-blog-name.ts';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Checkbox } from '#src/shared/ui/Checkbox.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import type { ColourPreset } from '../appearance/colour-presets.ts';
import look from '../components/NewBlogLook.module.css';
import { DEFAULT_DYE, DyePicker } from '../components/NewBlogLook.tsx';

const schema = z.pick(CreateBlogRequest, { tumblelog: true, title: true });

/** Page for creating another blog. */
export default function NewBlogPage() {
  const { t } = useLingui();
  const { primaryBlog } = useViewer();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isPrivate, setPrivate] = useState(false);
  const [dye, setDye] = useState<ColourPreset>(DEFAULT_DYE);
  const paint = useWrite(getEditBlogThemeMutationOptions, {
    errorToast: t`The blog was created, but not its colours. You can choose them in its settings.`,
  });
  const form = useContractForm({
    schema,
    initial: { tumblelog: '', title: '' },
    normalize: ({ tumblelog, title }) => ({ tumblelog: trimBlogName(tumblelog), title: title.trim() }),
    fieldErrorText: { tumblelog: { missing: t`Your blog needs a name.` } },
    call: getCreateBlogMutationOptions,
    request: ({ tumblelog, title }) => ({
      data: { tumblelog, ...(title ? { title } : {}), is_private: isPrivate },
    }),
    write: {
      onSuccess: async ({ response }: CreateBlog201) => {
        const { name } = response.blog;
        if (dye !== DEFAULT_DYE) {
          const { backgroundColor, titleColor, linkColor } = dye.colours;
          const data = { background_color: backgroundColor, title_color: titleColor, link_color: linkColor };
          await paint.write({ blog: name, data });
        }
        await switchViewer(queryClient);
        addToast({ type: 'success', message: t`You created ${name}` });
        await navigate(paths.blog(name));
      },
    },
    errorText: { unknown: t`The blog was not created.`, fieldOfCode: { 3: 'tumblelog', 4: 'tumblelog' } },
  });
  const offered = isApiError(form.error) ? form.error.errors.flatMap((one) => one.suggestedNames ?? []) : [];
  const { title } = form.values;
  const name = trimBlogName(form.values.tumblelog);
  const nameCheck = useNameCheck(name, form.busy);
  return (
    <SettingsFrame title={t`A new blog`} detail={t`A further blog with its own look, followers and members.`}>
      <SettingsCard title={<Trans>What is it called?</Trans>}>
        <div className={look.live} {...frameThemeOf(dye.colours)}>
          <NewBlogCard name={name} title={title.trim() || name || t`Your new blog`} colours={dye.colours}>
            <Trans>No posts yet. The first one is the hardest.</Trans>
          </NewBlogCard>
        </div>
        <ContractForm form={form} className={styles.form}>
          <KnotFields>
            <KnotField tied={title.trim() !== ''}>
              <TextField
                {...form.field('title')}
                label={t`Title`}
                hint={t`The title at the top of the blog. You can add it later.`}
                autoComplete="off"
                className={look.title}
              />
            </KnotField>
            <KnotField tied={nameCheck.state === 'free'}>
              <BlogNameField
                field={form.field('tumblelog')}
                like={primaryBlog?.name ?? ''}
                offered={offered}
                isSending={form.busy}
                onChoose={(chosen) => form.change('tumblelog', chosen)}
              />
            </KnotField>
          </KnotFields>
          <DyePicker chosen={dye.id} onChoose={setDye} />
          <Checkbox
            label={t`For its members only`}
            hint={t`Nobody else can see that this blog exists.`}
            checked={isPrivate}
            onChange={({ target }) => setPrivate(target.checked)}
          />
          <FormMessages messages={form.messages} />
          <Button type="submit" variant="primary" loading={form.busy} className={styles.send}>
            {t`Create blog`}
          </Button>
        </ContractForm>
      </SettingsCard>
    </SettingsFrame>
  );
}
