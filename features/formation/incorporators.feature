Feature: Incorporators
  Those who form a corporation or a cooperative are its incorporators. The filing calls them so wherever it names them.

  @W2-flow-dpc @W2-flow-dnc @W2-flow-dc55 @W2-flow-dc56 @W2-same-as-former
  Rule: A filer of a corporation or a cooperative may be the same as an incorporator
    Scenario Outline: What the filer is offered
      Given the filing is <filing>
      And these persons form the company:
        | type       | name          |
        | Individual | Ada Lindqvist |
      Then the filer is offered to be "<option>"

      @browser
      Examples: A company and a corporation
        | filing                           | option                              |
        | a limited liability company      | Same as a person forming the entity |
        | a domestic nonprofit corporation | Same as an incorporator             |

      Examples: Other kinds
        | filing                                | option                  |
        | a domestic profit corporation         | Same as an incorporator |
        | an Article 55 cooperative association | Same as an incorporator |
        | an Article 56 cooperative             | Same as an incorporator |

    @browser
    Scenario: The only incorporator is copied
      Given the filing is a domestic profit corporation
      And these persons form the company:
        | type       | name          |
        | Individual | Ada Lindqvist |
      When the filer chooses to be the same as a person forming the company
      Then the new filers are "Ada Lindqvist"

  @W2-flow-dpc @W2-flow-dnc @W2-flow-dc55 @W2-flow-dc56 @W2-formation
  Rule: A filer is asked for persons or for incorporators
    Scenario Outline: What the filer reads where they are named
      Given the filing is <filing>
      Then where those who form the entity are named the filer reads:
        | place                    | words      |
        | before all               | <lead>     |
        | above a new one          | <new>      |
        | above one who is changed | <changed>  |
        | above the list           | <list>     |
        | for one more             | <one more> |

      Examples:
        | filing                        | lead                                                                            | new                 | changed                | list                | one more                 |
        | a limited liability company   | Name everyone who forms the entity. At least one person is needed.              | Add a person        | Edit this person       | Persons added       | Add another person       |
        | a domestic profit corporation | Name everyone who incorporates the entity. At least one incorporator is needed. | Add an incorporator | Edit this incorporator | Incorporators added | Add another incorporator |
        | an Article 56 cooperative     | Name everyone who incorporates the entity. At least one incorporator is needed. | Add an incorporator | Edit this incorporator | Incorporators added | Add another incorporator |

  @W2-flow-dpc @W2-flow-dnc @W2-flow-dc55 @W2-flow-dc56 @W2-review
  Rule: The review names the incorporators
    Scenario Outline: What the review calls them
      Given a complete filing of <filing>
      Then the review calls a person who forms the entity "<noun>"

      @browser
      Examples: A company and a cooperative
        | filing                      | noun         |
        | a limited liability company | Person       |
        | an Article 56 cooperative   | Incorporator |

      Examples: Other kinds
        | filing                                | noun         |
        | a domestic profit corporation         | Incorporator |
        | a domestic nonprofit corporation      | Incorporator |
        | an Article 55 cooperative association | Incorporator |

    Scenario Outline: The section of the review
      Given a complete filing of <filing>
      Then the review shows the formation under "<title>"

      Examples:
        | filing                                | title           |
        | a limited liability company           | Persons forming |
        | a domestic profit corporation         | Incorporators   |
        | a domestic nonprofit corporation      | Incorporators   |
        | an Article 55 cooperative association | Incorporators   |
        | an Article 56 cooperative             | Incorporators   |
