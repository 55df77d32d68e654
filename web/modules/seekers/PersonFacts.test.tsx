import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectClean } from '../../test/expect-clean.ts';
import { houseAnswers } from '../../test/house-answers.ts';
import { mount } from '../../test/mount.tsx';
import { goInside } from '../../test/sign-in-anna.ts';
import { PersonFacts } from './PersonFacts.tsx';

const id = '0199a0de-0000-7000-8000-000000000001';
const bram = { person_id: id, name: 'Bram', avatar_url: '' };

beforeEach(() => goInside());

function look(known: object): Promise<HTMLElement> {
  houseAnswers({ [`GET /api/people/${id}/profile`]: () => known });
  return mount(
    <QueryClientProvider client={new QueryClient()}>
      <PersonFacts person={id} />
    </QueryClientProvider>,
  );
}

test('[D1] somebody’s real name, lines and free times stand there as far as they let them be seen', async () => {
  const place = await look({
    ...bram,
    ...{ real_name: 'Bram de Wit', bio: 'Repairs clocks.', availability: 'weekends_only' },
  });
  await expect.element(page.getByText('Bram de Wit · free on weekends only')).toBeVisible();
  await expect.element(page.getByText('Repairs clocks.')).toBeVisible();
  await expectClean(place);
});

test.each([
  ['nothing was said', { ...bram, real_name: 'Bram', bio: null, availability: null }],
  ['the house does not say', { refused: 'found.not' }],
])('[D1] where %s, nothing stands there', async (_why, known) => {
  const place = await look(known);
  await expect.poll(() => place.textContent).toBe('');
});
