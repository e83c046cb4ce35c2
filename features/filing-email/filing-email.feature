Feature: The email address of a filing
  A filing that staff look at before it takes effect is accepted or rejected by email.

  @W5-email @W2-email
  Rule: The address has 3 to 200 printable ASCII characters in the form of an email address
    Scenario Outline: An address is accepted or refused
      Given the filing is a reinstatement
      And the filing is under the administrative fraud check
      And the filer is asked for the filing email
      When the filer continues with "<email>" as the filing email
      Then the problem with the filing email is "<problem>"

      Examples: Accepted
        | email                         | problem |
        | ada@example.com               |         |
        | ada.lindqvist@mail.example.co |         |
        | ADA+filing@Example.ORG        |         |
        | a@b.io                        |         |

      Examples: Refused
        | email            | problem                      |
        |                  | Enter a valid email address. |
        | [3 spaces]       | Enter a valid email address. |
        | a                | Enter a valid email address. |
        | a@               | Enter a valid email address. |
        | a@b              | Enter a valid email address. |
        | ada              | Enter a valid email address. |
        | ada@             | Enter a valid email address. |
        | @example.com     | Enter a valid email address. |
        | ada@example      | Enter a valid email address. |
        | ada@example.c    | Enter a valid email address. |
        | ada@@example.com | Enter a valid email address. |
        | a da@example.com | Enter a valid email address. |

      Examples: At most 200
        | email                     | problem                        |
        | [188 letters]@example.com |                                |
        | [189 letters]@example.com | Must be at most 200 characters |

      Examples: Characters
        | email           | problem                       |
        | adé@example.com | Invalid characters entered: é |

    @W5-ascii @W5-trim
    Scenario: What came along with a copied address and does not show is removed
      Given the filing is a reinstatement
      And the filing is under the administrative fraud check
      And the filer is asked for the filing email
      When the filer continues with "ada[1 zero-width spaces]@example.com" as the filing email
      Then the note at the filing email is "Characters that do not show were removed."

    @browser-only
    Scenario Outline: A filer of a reinstatement that is reviewed enters an address
      Given the filing is a reinstatement
      And the filing is under the administrative fraud check
      And the filer is asked for the filing email
      When the filer continues with "<email>" as the filing email
      Then the problem with the filing email is "<problem>"

      Examples:
        | email           | problem                       |
        |                 | Enter a valid email address.  |
        | adé@example.com | Invalid characters entered: é |

    Scenario Outline: A filer who has given an address continues to the private attachments
      Given the filing is <filing>
      And the filing is under the administrative fraud check
      And the filer has filled in the filing email
      When the filer continues
      Then the filer is at the private attachments step

      Examples:
        | filing                         |
        | a reinstatement                |
        | a statement curing delinquency |
        | a change of registered agent   |
