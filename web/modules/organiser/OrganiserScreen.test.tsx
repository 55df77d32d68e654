import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectClean } from '../../test/expect-clean.ts';
import { mount, sizes, type Size } from '../../test/mount.tsx';
import {
  dekkers,
  families,
  family,
  familyLevel,
  hamlet,
  hamletLevel,
  levelOf,
  planet,
  planetLevel,
  project,
  riverbend,
} from '../../test/organiser-tree.ts';
import { salonId } from '../../test/salon.ts';
import { goInside } from '../../test/sign-in-anna.ts';
import { Toasts } from '../../ui/index.ts';
import { skins, type Skin } from '../../ui/skins/skin.ts';
import { choose } from './level/chosen.ts';
import { organiser } from './manifest.ts';
import { levelEars } from './levels-looked-at.ts';
import type { Level } from './kept-levels.ts';
import { levels } from './organiser.data.ts';
import { OrganiserScreen } from './OrganiserScreen.tsx';

const idIn = (address: string): string | undefined =>
  new URL(address, location.href).searchParams.get('at') ?? undefined;

/** Where one went, what the house has, and what it was asked to do. */
let went: string[] = [];
let tree = new Map<string, Level>();
let answers = true;
let founded: Record<string, unknown>[] = [];
let refusal: string | undefined;

const directory = [
  { id: salonId(91), name: 'Bram', real_name: 'Bram Vos', online: true, here: true },
  { id: salonId(92), name: 'Ruth', real_name: null, online: false, here: false },
].map(({ online, here, ...user }) => ({
  ...user,
  avatar_url: '',
  online_status: online ? 'online' : 'offline',
  in_this_project: here,
}));

function answer(method: string, url: URL, body: Record<string, unknown>): Response {
  const level = tree.get(url.searchParams.get('node_id') ?? planetLevel.id);
  if (method === 'GET' && url.pathname === '/api/organiser')
    return level
      ? Response.json(paged(level, url))
      : Response.json({ code: 'found.not', detail: '' }, { status: 404 });
  if (url.pathname === '/api/users/directory') return Response.json({ users: directory });
  if (url.pathname === '/api/organiser/search') {
    const { id, kind, name } = dekkers;
    const { path } = familyLevel;
    return Response.json({
      found: url.searchParams.get('words') === 'dek' ? [{ id, kind, name, path }] : [],
    });
  }
  if (method === 'POST' && url.pathname === '/api/spaces') {
    founded.push(body);
    if (refusal !== undefined) return Response.json({ code: refusal, detail: '' }, { status: 403 });
  }
  throw new TypeError('No way to the house');
}

/** As the house does it: so many at a time, and where the next begin. */
function paged(level: Level, url: URL): Level {
  const from = level.children.findIndex(({ id }) => id === url.searchParams.get('after')) + 1;
  const children = level.children.slice(from, from + Number(url.searchParams.get('limit') ?? 200));
  const isLast = from + children.length === level.children.length;
  return { ...level, children, next: isLast ? null : (children.at(-1)?.id ?? null) };
}

beforeEach(() => {
  goInside(organiser);
  [went, founded, answers, refusal] = [[], [], true, undefined];
  tree = new Map([planetLevel, hamletLevel, familyLevel].map((level) => [level.id, level]));
  choose(riverbend.id, families[0]!.id);
  choose(dekkers.id, salonId(31));
  for (const id of tree.keys()) levels.of(id).set({ state: 'opening', level: undefined });
  vi.mocked(fetch).mockImplementation(async (address, { method = 'GET', body } = {}) => {
    if (!answers) throw new TypeError('No way to the house');
    const url = new URL(address instanceof Request ? address.url : address, location.href);
    return answer(method, url, JSON.parse(typeof body === 'string' ? body : '{}') as Record<string, unknown>);
  });
});

function At({ at: first }: { at: string | undefined }) {
  const [at, setAt] = useState(first);
  const go = (address: string) => {
    went.push(address);
    if (!address.startsWith('/organiser/')) setAt(idIn(address));
  };
  return <OrganiserScreen title="Organiser" at={at} onGo={go} />;
}

const look = (at?: string, size: Size = 'wide', skin: Skin = 'epic') =>
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <div style={{ height: sizes[size].height }}>
        <At at={at} />
      </div>
      <Toasts />
    </QueryClientProvider>,
    skin,
    size,
  );

const item = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}\\b`) });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

/** A planet as large as it may get. */
function large(count: number): void {
  const children = Array.from({ length: count }, (_, n) => hamlet(1000 + n, `Hamlet ${n + 1}`));
  tree.set(planetLevel.id, levelOf([planet({ hamlet_count: count })], children));
}

test('[X1] a hamlet shows its families, its figures, and further in the projects of the chosen one', async () => {
  await look(riverbend.id);
  await expect.element(heading('Riverbend')).toBeVisible();
  for (const { name } of families) await expect.element(item(name)).toBeInTheDocument();
  await expect.element(page.getByText('active this week', { exact: true })).toBeVisible();
  item('The Mensahs').element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(heading('The Dekkers')).toBeVisible();
  await expect.element(item('Mending the House')).toBeVisible();
});

test('[X1] it is a tree for those who do not see it: level, place and number of each', async () => {
  await look(riverbend.id);
  const baumanns = item('The Baumanns');
  await expect.element(baumanns).toHaveAttribute('aria-level', '3');
  await expect.element(baumanns).toHaveAttribute('aria-posinset', '3');
  await expect.element(baumanns).toHaveAttribute('aria-setsize', '6');
  await expect.element(baumanns).toHaveAttribute('aria-expanded', 'false');
  await expect.element(item('The Mensahs')).toHaveAttribute('aria-expanded', 'true');
});

test('[X1] arrows lead along the turn, Enter in, Escape out, and what one came from is chosen there', async () => {
  await look(planetLevel.id);
  await expect.element(item('Riverbend')).toBeVisible();
  item('Riverbend').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Riverbend')).toBeVisible();
  expect(went).toEqual([`/organiser?at=${riverbend.id}`]);
  await expect.element(item('The Mensahs')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(item('The Baumanns')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Vos and Hanna')).toHaveFocus();
  await userEvent.keyboard('{End}{Enter}');
  expect(went.at(-1)).toBe(`/organiser?at=${dekkers.id}`);
  await expect.element(item('Noor turns nine')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(went.at(-1)).toBe(`/organiser/${salonId(31)}`);
  await userEvent.keyboard('{Backspace}');
  await expect.element(item('The Dekkers')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(item('Riverbend')).toHaveFocus();
});

test('[X1] of two hundred only those are in the page that are seen, and the keys reach every one', async () => {
  large(450);
  await look();
  await expect.element(item('Hamlet 1')).toBeVisible();
  expect(page.getByRole('treeitem').elements().length).toBeLessThan(20);
  item('Hamlet 1').element().focus();
  await userEvent.keyboard('{PageDown}');
  await expect.element(item('Hamlet 6')).toHaveFocus();
  await expect.element(page.getByRole('button', { name: /more$/ })).toBeVisible();
  for (let page = 0; page < 95; page += 1) await userEvent.keyboard('{PageDown}');
  await expect.element(item('Hamlet 450')).toHaveAttribute('aria-posinset', '450');
  expect(page.getByRole('treeitem').elements().length).toBeLessThan(20);
});

test('[X1] a wheel goes in and out: less than a third of a turn is taken back', async () => {
  await look();
  await expect.element(item('Riverbend')).toBeVisible();
  const turn = (deltaY: number) =>
    item('Riverbend')
      .element()
      .dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }));
  turn(-60);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(went).toEqual([]);
  turn(-200);
  await expect.poll(() => went.at(-1)).toBe(`/organiser?at=${riverbend.id}`);
  await expect.element(item('Hoekstra')).toHaveAttribute('aria-level', '3');
  await expect.element(heading('The Mensahs')).toBeVisible();
  item('The Mensahs')
    .element()
    .dispatchEvent(new WheelEvent('wheel', { deltaY: 220, bubbles: true, cancelable: true }));
  await expect.poll(() => went.at(-1)).toBe('/organiser');
});

test('[X1] on a phone two fingers that part go in, and that close go out', async () => {
  choose(riverbend.id, dekkers.id);
  await look(riverbend.id, 'narrow');
  await expect.element(item('The Mensahs')).toBeVisible();
  const touch = (type: string, apart: number) => {
    const target = page.getByRole('group', { name: 'The spiral' }).element();
    const at = [-1, 1].map(
      (side, identifier) =>
        new Touch({ identifier, target, clientX: 300 + (side * apart) / 2, clientY: 500 }),
    );
    const touches = type === 'touchend' ? [] : at;
    target.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
  };
  touch('touchstart', 80);
  touch('touchmove', 128);
  touch('touchend', 0);
  await expect.poll(() => went.at(-1)).toMatch(/at=/);
  await expect.element(page.getByRole('link', { name: /^Up to Riverbend/ })).toBeVisible();
  touch('touchstart', 160);
  touch('touchmove', 90);
  touch('touchend', 0);
  await expect.poll(() => went.length).toBe(2);
});

test('[X1] Create Family founds one with what the house needs, and it hangs on the thread', async () => {
  await look(riverbend.id);
  await page.getByRole('button', { name: /^Create Family/ }).click();
  await page.getByLabelText('What is the family called?').fill('The Okafors');
  refusal = 'allowed.not';
  await page.getByRole('button', { name: 'Create Family', exact: true }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(founded[0]).toMatchObject({ kind: 'family', name: 'The Okafors', parent_id: riverbend.id });
});

test('[E20] what could not be founded says so, and what was typed stays to be tried again', async () => {
  await look(riverbend.id);
  await page.getByRole('button', { name: /^Create Family/ }).click();
  const name = page.getByLabelText('What is the family called?');
  await name.fill('The Okafors');
  answers = false;
  await page.getByRole('button', { name: 'Create Family', exact: true }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(name).toHaveValue('The Okafors');
});

test('[E26] a level that could not be loaded shows what was last known, says so, and offers Retry', async () => {
  await look(riverbend.id);
  await expect.poll(() => levels.of(riverbend.id).get().state).toBe('live');
  answers = false;
  levelEars.opened?.();
  await expect.element(page.getByText('This is what was last known.', { exact: false })).toBeVisible();
  await expect.element(item('The Dekkers')).toBeInTheDocument();
  answers = true;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect
    .element(page.getByText('This is what was last known.', { exact: false }))
    .not.toBeInTheDocument();
});

test('[E26] where nothing was ever known it says that too, and Retry brings it', async () => {
  const unknown = levelOf([planet(), hamlet(7, 'Windhill')], []);
  answers = false;
  await look(unknown.id);
  await expect.element(page.getByRole('alert')).toBeVisible();
  answers = true;
  tree.set(unknown.id, unknown);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(heading('Windhill')).toBeVisible();
});

test('[X1] what one may not see is not there, and leads back to the planet', async () => {
  await look(salonId(77));
  await expect.element(page.getByText('There is nothing here for you')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'To the planet' }))
    .toHaveAttribute('href', '/organiser');
});

test('[X1] search finds a family by a part of its name and leads to it', async () => {
  await look();
  await page.getByRole('button', { name: 'Search by name' }).click();
  await page.getByLabelText('A hamlet, a family or a project').fill('dek');
  const found = page.getByRole('link', { name: /^The Dekkers/ });
  await expect.element(found).toHaveAttribute('href', `/organiser?at=${dekkers.id}`);
});

test('[X3] the directory says who is here, and finds somebody by name', async () => {
  await look();
  await page.getByRole('button', { name: 'People' }).click();
  await expect.element(page.getByText('1 of 2 here now')).toBeVisible();
  await page.getByRole('searchbox').fill('ru');
  await expect.element(page.getByText('Ruth')).toBeVisible();
  await expect.element(page.getByText('Bram', { exact: true })).not.toBeInTheDocument();
});

test('[E32] when the directory does not answer, what was typed into the search stays', async () => {
  await look();
  await page.getByRole('button', { name: 'Search by name' }).click();
  const field = page.getByLabelText('A hamlet, a family or a project');
  answers = false;
  await field.fill('dekk');
  await expect.element(page.getByText('What you typed is still there.', { exact: false })).toBeVisible();
  await expect.element(field).toHaveValue('dekk');
});

test('[X1] a project that one is not in shows its name and how many it has, and no way in', async () => {
  const outside = project(39, 'The Well', {
    ...{ role: null, progress: null, unread_messages: null, pending_todos: null },
    ...{ overdue_todos: null, completed_todos: null, member_count: 3 },
  });
  tree.set(dekkers.id, levelOf([planet(), riverbend, dekkers], [outside]));
  await look(dekkers.id);
  await item('The Well').click();
  await expect.element(page.getByText('You are not in The Well')).toBeVisible();
  expect(went).toEqual([]);
});

const states = {
  full: () => riverbend.id,
  'at a family': () => dekkers.id,
  'with many': () => {
    large(200);
    return undefined;
  },
  empty: () => {
    tree.set(planetLevel.id, levelOf([planet({ hamlet_count: 0, family_count: 0, member_count: 0 })], []));
    return undefined;
  },
  'with long names': () => {
    const long = 'The very long name of a house that stands at the far end of the world';
    tree.set(
      riverbend.id,
      levelOf(
        [planet(), riverbend],
        families.map((each, n) =>
          family(11 + n, `${n} ${long}`, each.active_members === 0 ? { active_members: 0 } : {}),
        ),
      ),
    );
    return riverbend.id;
  },
  broken: () => {
    answers = false;
    return salonId(55);
  },
};

describe.each(skins)('in %s', (skin) => {
  describe.each(['wide', 'narrow'] as const)('%s', (size) => {
    test.each(Object.entries(states))('%s, it is clean', async (_name, prepare) => {
      await look(prepare(), size, skin);
      await expect.poll(() => document.querySelector('[data-loading]')).toBeNull();
      await expectClean(document.body);
    });
  });
});
