Feature: Who may see the documents of a filing
  The record is public, so that people know with whom they deal. What is not on record yet, and private proofs, are nobody else's
  business.

  @W6-roles
  Rule: What is on record is public
    Scenario Outline: Documents that the office has made of a filing
      When <viewer> asks for the <document> of a filing on record
      Then the document is shown

      Examples:
        | document                     | viewer           |
        | filed document               | anyone           |
        | filed document               | its filer        |
        | filed document               | an administrator |
        | certificate of good standing | anyone           |
        | certificate of good standing | its filer        |
        | certificate of good standing | an administrator |
        | attachment                   | anyone           |
        | attachment                   | its filer        |
        | attachment                   | an administrator |

    Scenario Outline: Before it is on record there is nothing to be had
      When <viewer> asks for the <document> of a filing <standing>
      Then the document is withheld

      Examples:
        | document                     | standing        | viewer           |
        | filed document               | in progress     | anyone           |
        | filed document               | in progress     | its filer        |
        | filed document               | awaiting review | an administrator |
        | certificate of good standing | in progress     | its filer        |
        | certificate of good standing | awaiting review | anyone           |
        | certificate of good standing | awaiting review | an administrator |

  @W6-roles
  Rule: What is not on record yet is its filer's and the administrators' alone
    Scenario Outline: Who sees it
      When <viewer> asks for the <document> of a filing <standing>
      Then the document is shown

      Examples:
        | document        | standing        | viewer           |
        | form for review | in progress     | its filer        |
        | form for review | awaiting review | its filer        |
        | form for review | awaiting review | an administrator |
        | attachment      | in progress     | its filer        |
        | attachment      | awaiting review | its filer        |
        | attachment      | awaiting review | an administrator |

    Scenario Outline: Who does not
      When anyone asks for the <document> of a filing <standing>
      Then the document is withheld

      Examples:
        | document        | standing        |
        | form for review | in progress     |
        | form for review | awaiting review |
        | form for review | on record       |
        | attachment      | in progress     |
        | attachment      | awaiting review |

  @W6-roles
  Rule: Private attachments are never public
    Scenario Outline: Nobody else sees them, whatever becomes of the filing
      When anyone asks for the private attachment of a filing <standing>
      Then the document is withheld

      Examples:
        | standing        |
        | in progress     |
        | awaiting review |
        | on record       |

    Scenario Outline: Administrators see them
      When an administrator asks for the private attachment of a filing <standing>
      Then the document is shown

      Examples:
        | standing        |
        | in progress     |
        | awaiting review |
        | on record       |

    Scenario: Their filer sees them until the filing is sent
      When its filer asks for the private attachment of a filing in progress
      Then the document is shown

    Scenario Outline: Their filer does not get them back from the office
      When its filer asks for the private attachment of a filing <standing>
      Then the document is withheld

      Examples:
        | standing        |
        | awaiting review |
        | on record       |
