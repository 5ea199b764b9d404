import { KEYS_PATH } from '../../../../features/keys/paths.ts';
import { KEYS_TEXT } from '../../../../features/keys/text.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';

const { page: TEXT } = KEYS_TEXT;

export default function KeyNotFound() {
  return (
    <>
      <PageHeader title={TEXT.missing} description={TEXT.missingBody} />
      <ButtonLink href={KEYS_PATH} className="justify-self-start">
        {TEXT.back}
      </ButtonLink>
    </>
  );
}
