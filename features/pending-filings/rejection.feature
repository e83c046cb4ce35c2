Feature: Rejection of a pending filing
  A filer can correct only what the office has named, so nothing is rejected without a reason.

  Background:
    Given these reasons for a rejection are known:
      | number | reason                         | order |
      | R3     | The photo ID has expired.      | 3     |
      | R1     | The affidavit is not signed.   | 1     |
      | R2     | The affidavit is not readable. | 2     |

  @A5-admin @A2-reject
  Rule: A rejection needs at least one reason or additional text
    Scenario Outline: A rejection is accepted or refused
      When the administrator chooses the reasons "<reasons>"
      And the administrator adds the text "<text>"
      Then the message about the rejection is "<problem>"

      @browser
      Examples:
        | reasons                                                 | text           | problem                                              |
        |                                                         |                | Choose at least one reason or enter additional text. |
        | The affidavit is not signed., The photo ID has expired. |                |                                                      |

      Examples: Further
        | reasons                                                 | text           | problem                                              |
        |                                                         | [3 spaces]     | Choose at least one reason or enter additional text. |
        | The affidavit is not signed.                            |                |                                                      |
        |                                                         | Call us first. |                                                      |
        | The photo ID has expired.                               | Call us first. |                                                      |

  @A5-admin @W9-constants
  Rule: Additional text has at most 1000 printable characters
    Scenario Outline: The length and the characters of the text
      When the administrator adds the text "<text>"
      Then the message about the rejection is "<problem>"

      Examples: At the limits
        | text           | problem                         |
        | [1 letters]    |                                 |
        | [999 letters]  |                                 |
        | [1000 letters] |                                 |
        | [1001 letters] | Must be at most 1000 characters |

      @browser
      Examples: Characters
        | text         | problem                       |
        | Café closed  | Invalid characters entered: é |

      Examples: Characters, further
        | text         | problem                       |
        | It's 100% ~! |                               |
        | Closed №     | Invalid characters entered: № |

  @A2-reject
  Rule: The confirmation lists the chosen reasons in the office's order, then the text
    Scenario Outline: What is confirmed
      When the administrator chooses the reasons "<reasons>"
      And the administrator adds the text "<text>"
      Then the confirmation lists "<lines>"

      @browser
      Examples:
        | reasons                                                 | text           | lines                                                                   |
        | The photo ID has expired., The affidavit is not signed. | Call us first. | The affidavit is not signed., The photo ID has expired., Call us first. |

      Examples: Further
        | reasons                                                 | text           | lines                                                                   |
        | The photo ID has expired.                               |                | The photo ID has expired.                                               |
        | The photo ID has expired., The affidavit is not signed. |                | The affidavit is not signed., The photo ID has expired.                 |
        |                                                         | Call us first. | Call us first.                                                          |
        | The photo ID has expired.                               | [3 spaces]     | The photo ID has expired.                                               |

    Scenario: The registry is sent the chosen reasons with their numbers
      When the administrator chooses the reasons "The photo ID has expired., The affidavit is not readable."
      And the administrator adds the text "Call us first."
      Then these reasons are sent to the registry:
        | number | reason                         |
        | R2     | The affidavit is not readable. |
        | R3     | The photo ID has expired.      |
        |        | Call us first.                 |

  @A4-lock @A2-reject
  Rule: The filer is told by email what was decided
    Scenario: A rejection with one reason
      When the administrator chooses the reasons "The affidavit is not signed."
      And the filer is notified of the rejection
      Then the message goes to "filer@example.com" with the subject "Rejected: Articles of Reinstatement for Cedar Bluff Farms LLC"
      And the message has the lines:
        | line                                                                                                             |
        | Your filing was rejected: Articles of Reinstatement for Cedar Bluff Farms LLC, submitted on 11/20/2026 09:00 AM Mountain Time. |
        | The reason is:                                                                                                   |
        | - The affidavit is not signed.                                                                                   |
        | The charge is refunded: nothing was charged in the end.                                                          |
        | You can correct the filing and submit it again within 30 days: https://registry.example/receipt                  |

    Scenario: A rejection with several reasons and additional text
      When the administrator chooses the reasons "The affidavit is not signed., The photo ID has expired."
      And the administrator adds the text "Call us first."
      And the filer is notified of the rejection
      Then the message has the lines:
        | line                                                                                                             |
        | Your filing was rejected: Articles of Reinstatement for Cedar Bluff Farms LLC, submitted on 11/20/2026 09:00 AM Mountain Time. |
        | The reasons are:                                                                                                 |
        | - The affidavit is not signed.                                                                                   |
        | - The photo ID has expired.                                                                                      |
        | - Call us first.                                                                                                 |
        | The charge is refunded: nothing was charged in the end.                                                          |
        | You can correct the filing and submit it again within 30 days: https://registry.example/receipt                  |

    Scenario: An acceptance says what was accepted
      When the filer is notified of the acceptance
      Then the message goes to "filer@example.com" with the subject "Accepted: Articles of Reinstatement for Cedar Bluff Farms LLC"
      And the message has the lines:
        | line                                                                                                             |
        | Your filing was accepted: Articles of Reinstatement for Cedar Bluff Farms LLC, submitted on 11/20/2026 09:00 AM Mountain Time. |
        | What is on record now, and since when: https://registry.example/receipt                                          |

    Scenario: An acceptance names the attachments that are left out
      When the filer is notified of the acceptance without the attachments "phones.pdf, notes.pdf"
      Then the message has the lines:
        | line                                                                                                             |
        | Your filing was accepted: Articles of Reinstatement for Cedar Bluff Farms LLC, submitted on 11/20/2026 09:00 AM Mountain Time. |
        | Left out of the record: phones.pdf, notes.pdf                                                                    |
        | What is on record now, and since when: https://registry.example/receipt                                          |
