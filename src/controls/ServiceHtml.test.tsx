import { render, screen } from '@testing-library/react';
import { ServiceHtml } from './ServiceHtml';

describe('a text of the content service', () => {
  it('is never that of the page before', async () => {
    const { rerender } = render(<ServiceHtml html="<p>The former form</p>" isMissing={false} />);
    expect(await screen.findByText('The former form')).toBeInTheDocument();
    rerender(<ServiceHtml html="" isMissing={false} />);
    expect(screen.queryByText('The former form')).not.toBeInTheDocument();
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    rerender(<ServiceHtml html="<p>The next form</p>" isMissing={false} />);
    expect(screen.getByText('The next form')).toBeInTheDocument();
  });
});
