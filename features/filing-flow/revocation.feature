Feature: Revoking a filing that has not taken effect
  A filing with a later day can be taken back until that day: a statement revokes it, and it never takes effect (C.R.S. 7-90-304, 7-90-305).

  @T1-revoke
  Rule: A filing can be revoked once it is accepted and as long as its day is to come
    Scenario Outline: Which filing can be revoked
      Given these filings on an entity are not in effect:
        | filing                             | document    | state   | received            | takes effect |
        | change of principal office address | 20261000004 | <state> | 11/21/2026 09:00 AM | <effect>     |
      Then who revokes document "<document>" at "11/25/2026 09:00 AM" is told "<told>"

      Examples:
        | state            | effect              | document    | told                                                                                       |
        | delayed          | 11/25/2026 09:01 AM | 20261000004 |                                                                                            |
        | delayed          | 11/25/2026 09:00 AM | 20261000004 | That filing does not wait for its day any more. Choose one that still does.                |
        | delayed          | 12/01/2026 11:59 PM | 20261000005 | That filing does not wait for its day any more. Choose one that still does.                |
        | delayed          | 12/01/2026 11:59 PM |             | Choose the filing to revoke.                                                               |
        | delayed | 12/01/2026 11:59 PM | 2026100000é | Invalid characters entered: é |
        | delayed | 12/01/2026 11:59 PM | 202610000041234567890 | Must be at most 20 characters |
        | waits for review | 12/01/2026 11:59 PM | 20261000004 | That filing waits for review by the office, and can be revoked once it is accepted.        |

    Scenario Outline: An entity without such a filing
      Given an entity of the type "limited liability company" that is in good standing is on record
      And every form can be filed online
      And "<other>" of its filings takes effect on a later day
      When a visitor looks at its record at "2026-11-20T16:00:00Z"
      Then the reason against a statement of revocation is "<reason>"

      Examples:
        | other | reason                                                                                       |
        | one   |                                                                                              |
        | none  | No filing on this entity is still to take effect on a later day, so there is none to revoke. |

  @T1-revoke
  Rule: A revoked filing never takes effect, and what it held is let go
    @api-only
    Scenario: A change of name is revoked before its day
      Given a company is on record that wants another name
      When the change of name is filed and paid to take effect in 10 days
      And the change of name is revoked
      Then only the new name is available to others
      And the company has nothing left to revoke

    @api-only
    Scenario: The day of a revoked change of name passes
      Given a company is on record that wants another name
      When a change of name to take effect in 10 days is filed, and revoked
      And the day of the new name has passed
      Then the public record shows the old name
      And the history says that the change of name was revoked

    @api-only
    Scenario: A filing is revoked by two at the same time
      Given a company is on record that wants another name
      When the change of name is filed and paid to take effect in 10 days
      And two filers begin to pay for its revocation
      Then the second is told "Another filing of this form on this entity is being paid for."

    @browser-only
    Scenario: A filer revokes a change of name by hand
      Given a change of name of a company is to take effect in 10 days
      When the filer revokes the change of name by hand
      And the filer pays with a card that is accepted
      Then the receipt shows an amount of 10 dollars
      And the history says that the change of name was revoked
