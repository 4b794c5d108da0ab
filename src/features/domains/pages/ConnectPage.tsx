import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { getLinkDomainMutationOptions } from '#generated/hooks/domains/domains.ts';
import type { LinkDomain201 } from '#generated/zod/linkDomain201.zod.ts';
import { LinkDomainBody } from '#generated/zod/linkDomainBody.zod.ts';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { ContractForm } from '#src/shared/forms/ContractForm.tsx';
import { FormMessages } from '#src/shared/forms/FormMessages.tsx';
import { useContractForm } from '#src/shared/forms/use-contract-form.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { TextField } from '#src/shared/ui/TextField.tsx';
import { BlogChoice } from '../components/BlogChoice.tsx';
import styles from '../components/Domains.module.css';
import { useRefreshDomains } from '../data/domains.ts';

/** Maximum length of a domain in characters (openapi: `domain_name` of linkDomain). */
const MAX_NAME_LENGTH = 253;
/** Code of a domain under which another blog opens. */
const CLAIMED_CODE = 19_005;
/** Code of what is no domain, or cannot belong to one member. */
const NOT_ALLOWED_CODE = 19_004;
/** Code of a domain that is registered here. */
const STATE_CODE = 4032;

const asked = z.pick(LinkDomainBody, { domain_name: true });

/** Page of connecting a domain that stays where it was bought (spec 000 §2.7: domain-add-any). */
export default function ConnectPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const refresh = useRefreshDomains();
  const { primaryBlog } = useViewer();
  const wanted = new URLSearchParams(useLocation().search).get('name') ?? '';
  const [blogName, setBlogName] = useState(primaryBlog?.name ?? '');
  const form = useContractForm({
    schema: asked,
    initial: { domain_name: wanted },
    normalize: ({ domain_name }) => ({ domain_name: domain_name.trim() }),
    fieldErrorText: { domain_name: { missing: t`Enter a domain, like example.com.` } },
    call: getLinkDomainMutationOptions,
    request: ({ domain_name }) => ({ data: { domain_name, tumblelog: blogName } }),
    write: {
      onSuccess: async ({ response }: LinkDomain201) => {
        await refresh();
        await navigate(paths.domain(response.domain.domainName));
      },
    },
    errorText: {
      unknown: t`The domain could not be connected. Try again.`,
      fieldOfCode: {
        [CLAIMED_CODE]: 'domain_name',
        [NOT_ALLOWED_CODE]: 'domain_name',
        [STATE_CODE]: 'domain_name',
      },
    },
  });
  return (
    <SettingsFrame
      title={t`Connect a domain`}
      detail={t`It stays where you bought it and leads to your blog. It costs nothing.`}
    >
      <ContractForm form={form} method="post" className={styles.card}>
        <TextField
          {...form.field('domain_name')}
          label={t`Domain`}
          hint={t`As people write it, like bücher.example.`}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <BlogChoice value={blogName} onChange={setBlogName} />
        <FormMessages messages={form.messages} />
        <div className={styles.foot}>
          <p className={styles.muted}>
            <Trans>Next you see the two records that its provider should have.</Trans>
          </p>
          <Button type="submit" variant="primary" size="large" loading={form.busy}>
            {t`Connect it`}
          </Button>
        </div>
      </ContractForm>
    </SettingsFrame>
  );
}
