/** The one planet, made with the house. It has no members; hamlets are founded with it as their parent. */
export const planetId = '00000000-0000-7000-8000-000000000001';
