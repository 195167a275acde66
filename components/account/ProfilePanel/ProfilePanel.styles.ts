import styled from 'styled-components'

/** The user's picture and details, and the buttons below each other. */
export const ProfilePanelRoot = styled.div`
  display: grid;
  gap: 12px;

  .who {
    display: flex;
    align-items: center;
    gap: 16px;
    padding-bottom: 8px;
  }
  .who > :last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .avatar {
    display: grid;
    flex: none;
    overflow: hidden;
    place-items: center;
    width: 64px;
    height: 64px;
    border-radius: 50%;
    background: var(--deep-green);
    color: var(--surface);
    font-size: 1.375rem;
    font-weight: 700;
    line-height: 1;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  p {
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  .news {
    padding: 10px 12px;
    border-radius: var(--radius);
    background: var(--sand);
  }
  .news a {
    color: var(--ink);
    font-weight: 600;
  }
  .name {
    color: var(--ink);
    font-size: 1.125rem;
    font-weight: 700;
  }
  .button {
    width: 100%;
    font: inherit;
    font-size: 1rem;
    font-weight: 600;
    cursor: pointer;
  }
  a.button {
    box-sizing: border-box;
  }
`
